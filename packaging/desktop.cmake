# SPDX-License-Identifier: GPL-3.0-or-later
# What a desktop reads. The id begins with "alt", which is set aside for names that are none of the
# DNS (RFC 9476): Arbiter has no domain and claims nobody's.
set(id alt.arbiter.desk)

# Software centres load screenshots from the web; where nobody hosts them there is no entry.
set(ARBITER_SCREENSHOTS "")
if(ARBITER_SCREENSHOT_URL)
  foreach(shot "round-light|Round: tables, results and why each pairing is as it is"
               "standings-light|Standings: places and tie-breaks, each figure explained"
               "bracket-8-half-light|Bracket: the cut with its sides")
    string(REPLACE "|" ";" shot "${shot}")
    list(GET shot 0 file)
    list(GET shot 1 caption)
    set(type "")
    if(ARBITER_SCREENSHOTS STREQUAL "")
      set(type " type=\"default\"")
    endif()
    string(APPEND ARBITER_SCREENSHOTS "    <screenshot${type}>\n      <caption>${caption}</caption>\n"
           "      <image type=\"source\">${ARBITER_SCREENSHOT_URL}/${file}.png</image>\n"
           "    </screenshot>\n")
  endforeach()
  set(ARBITER_SCREENSHOTS "  <screenshots>\n${ARBITER_SCREENSHOTS}  </screenshots>\n")
endif()
configure_file(${id}.metainfo.xml.in ${id}.metainfo.xml @ONLY)

install(FILES ${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${id}.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${id}.mime.xml RENAME ${id}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES icons/${id}.svg DESTINATION ${icons}/scalable/apps)
install(FILES icons/${id}-symbolic.svg DESTINATION ${icons}/symbolic/apps)
install(FILES icons/application-x-arbiter-event.svg DESTINATION ${icons}/scalable/mimetypes)
