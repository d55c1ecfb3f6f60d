# SPDX-License-Identifier: GPL-3.0-or-later
# The package for Debian 12; scripts/package makes it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME arbiter)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "Arbiter contributors <contributors@arbiter.alt>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# A plugin that Qt loads for SVG icons: no tool sees that it is needed.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6svg6)
# Words of Qt's own dialogs, names in any script, and the window without X11.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "qt6-translations-l10n, fonts-noto-core, fonts-noto-cjk, qt6-wayland, shared-mime-info")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "desk of a Netrunner tournament organizer")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Arbiter runs tournaments of the card game Android: Netrunner from the
registration of the players to the final of the cut. Swiss rounds are paired
at the proven optimum and every table explains itself; results are entered by
keyboard, past results can be corrected, and every act can be taken back.
.
An event is one file that survives power cuts. The window arbiter and the
command line arbiter-cli work on it, at the same time if need be. Eight rules
profiles score it, from the rules of 2012 to single-sided Swiss, and decks are
checked against every list of restrictions.")
install(FILES debian/lintian-overrides RENAME arbiter
        DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides)
include(CPack)
