# SPDX-License-Identifier: GPL-3.0-or-later
# One place for what every target of the project shares: dialect, warnings, sanitizers.

add_library(arbiter_flags INTERFACE)
target_compile_features(arbiter_flags INTERFACE cxx_std_20)
target_include_directories(arbiter_flags INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/src)
target_compile_options(
  arbiter_flags
  INTERFACE -Wall
            -Wextra
            -Wpedantic
            -Wshadow
            -Wconversion
            -Wsign-conversion
            -Wold-style-cast
            -Wnon-virtual-dtor
            # GCC 12 sees uninitialized vectors in every moved std::optional that holds one.
            $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
            # Files of one batch see each other's own names: the other presets judge them.
            $<$<BOOL:${CMAKE_UNITY_BUILD}>:-Wno-shadow>
            $<$<AND:$<BOOL:${CMAKE_UNITY_BUILD}>,$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>
            # What clang counts as ours: a temporary buffer of GCC's own library, data compiled in as one
            # string, and `event()` of a page, which is the tournament's and no QObject's.
            $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
            $<$<CXX_COMPILER_ID:Clang>:-Wno-overlength-strings>
            $<$<CXX_COMPILER_ID:Clang>:-Wno-overloaded-virtual>
            # GCC clears up its memory at every third more than 128 MB: a tenth of compiling. KB.
            "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-heapsize=600000>"
            $<$<BOOL:${WARNINGS_AS_ERRORS}>:-Werror>)
target_compile_definitions(arbiter_flags
                           INTERFACE $<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)
if(SANITIZE)
  target_compile_options(arbiter_flags INTERFACE -fsanitize=${SANITIZE} -fno-omit-frame-pointer
                                                 -fno-sanitize-recover=all)
  # A check of every pointer, a tenth of the compiling and two fifths of the object files. What uses a
  # null pointer ends under AddressSanitizer all the same; what casts bytes to objects keeps the check
  # (property CASTS_BYTES).
  if(SANITIZE MATCHES undefined)
    target_compile_options(
      arbiter_flags
      INTERFACE $<$<NOT:$<BOOL:$<TARGET_PROPERTY:CASTS_BYTES>>>:-fno-sanitize=null,alignment>)
    # Where the code is optimized, to look up a pointer's object and sum before it is used is a third of the
    # compiling; what is then read, AddressSanitizer watches.
    target_compile_options(
      arbiter_flags
      INTERFACE
        $<$<BOOL:$<TARGET_PROPERTY:ARBITER_OPTIMIZED>>:-fno-sanitize=object-size,pointer-overflow>)
  endif()
  target_link_options(arbiter_flags INTERFACE -fsanitize=${SANITIZE})
  # Where it lies is settled as it is linked: a program that can lie anywhere has 377,000 addresses to put in
  # at each start, and the suites start it some hundred times. ThreadSanitizer needs it to lie anywhere.
  if(SANITIZE MATCHES address)
    target_link_options(arbiter_flags INTERFACE -no-pie)
  endif()
endif()
set(CMAKE_CXX_EXTENSIONS OFF)

# Where files are compiled in batches (preset asan), these are compiled alone all the same: what they
# call their own, a neighbour calls its own, too.
function(arbiter_alone)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# Where little is optimized (OPTIMIZE_HOT_ONLY of a preset): files in whose loops most tests wait are
# optimized more. They stand alone elsewhere, too, so that the batches of every preset are the same ones.
function(arbiter_hot)
  arbiter_alone(${ARGN})
  if(OPTIMIZE_HOT_ONLY)
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)
  endif()
endfunction()

# What nearly every file reads of the standard library.
set(ARBITER_STANDARD_HEADERS
    <algorithm>
    <functional>
    <map>
    <memory>
    <optional>
    <string>
    <variant>
    <vector>)

# Where clang compiles in batches (preset asan), a target is one batch or two, and a third of its time goes
# into reading what all others read: that is compiled once for all that are compiled alike, those with Qt
# and those without, each of the two a target that holds nothing else. GCC takes such a file only where all
# options are the same, and does without.
if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(ARBITER_HEADERS_SHARED ON)
endif()

# arbiter_shared_headers(name [LINK …] HEADERS …)
function(arbiter_shared_headers name)
  cmake_parse_arguments(arg "" "" "LINK;HEADERS" ${ARGN})
  file(CONFIGURE OUTPUT ${name}.cpp CONTENT "// Only its headers are read.\n")
  add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  target_link_libraries(${name} PRIVATE arbiter_flags ${arg_LINK})
  if(BUILD_TESTING)
    list(APPEND arg_HEADERS <catch2/catch.hpp>)
  endif()
  target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()

# Headers that most files of a target read, compiled once: for all targets (ARBITER_HEADERS names whose) or,
# where they are compiled otherwise, where there are several compilations to read them. To write what one
# batch reads takes longer than to read it there.
function(arbiter_precompile target)
  get_target_property(first ${target} ARBITER_FIRST)
  if(ARBITER_HEADERS_SHARED AND NOT first)
    target_precompile_headers(${target} REUSE_FROM ${ARBITER_HEADERS})
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(LENGTH sources files)
  get_target_property(batch ${target} UNITY_BUILD_BATCH_SIZE)
  if(NOT CMAKE_UNITY_BUILD OR files GREATER batch)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# arbiter_library(name [CASTS_BYTES] [HOT] SOURCES … [WARM …] [COLD …] [PUBLIC …] [PRIVATE …]
# [COMMON …]): a static library of one layer. COMMON: headers of the project that most of its files read,
# compiled once. HOT: computes more than it waits for SQLite, Qt or a network; the files that match an
# expression of COLD less so. WARM: such expressions, too, taken before those of COLD: these compute much,
# and hand around what points into texts. CASTS_BYTES: some of it reads bytes as objects.
function(arbiter_library name)
  cmake_parse_arguments(arg "CASTS_BYTES;HOT" "" "SOURCES;WARM;COLD;PUBLIC;PRIVATE;COMMON" ${ARGN})
  list(TRANSFORM arg_COMMON PREPEND "${PROJECT_SOURCE_DIR}/")
  set(parts)
  # The batches are the same ones in every preset that has some.
  if(CMAKE_UNITY_BUILD)
    foreach(part IN ITEMS WARM COLD)
      set(found)
      foreach(expression IN LISTS arg_${part})
        set(matching ${arg_SOURCES})
        list(FILTER matching INCLUDE REGEX "${expression}")
        list(APPEND found ${matching})
      endforeach()
      if(found)
        list(REMOVE_DUPLICATES found)
        list(REMOVE_ITEM arg_SOURCES ${found})
        string(TOLOWER ${name}_${part} target)
        add_library(${target} STATIC ${found})
        list(APPEND parts ${target})
      endif()
    endforeach()
  endif()
  set(others ${parts})
  list(PREPEND parts ${name})
  add_library(${name} STATIC ${arg_SOURCES})
  # Optimizing takes longer than all the rest of compiling: presets that are to be there soon spend it on
  # what computes alone. Under sanitizers that is what tests run again and again; it keeps no callbacks, so
  # to watch its frames beyond their end would take a quarter of the time of its tests and find nothing.
  # The frames of all other code, the tests' own among them, are watched.
  if(OPTIMIZE_HOT_ONLY AND arg_HOT)
    target_compile_options(${name} PRIVATE -O1)
    if(SANITIZE)
      target_compile_options(${name} PRIVATE -fsanitize-address-use-after-return=never)
    endif()
    set_target_properties(${name} PROPERTIES ARBITER_OPTIMIZED ON ARBITER_FIRST ON)
  endif()
  # All that is watched without optimizing is watched here, frames beyond their end as well.
  if(OPTIMIZE_HOT_ONLY AND TARGET ${name}_warm)
    target_compile_options(${name}_warm PRIVATE -O1)
    if(SANITIZE MATCHES undefined)
      target_compile_options(${name}_warm PRIVATE -fno-sanitize=object-size)
    endif()
    set_target_properties(${name}_warm PROPERTIES ARBITER_FIRST ON)
  endif()
  foreach(part IN LISTS parts)
    set_target_properties(${part} PROPERTIES CASTS_BYTES "${arg_CASTS_BYTES}")
    target_link_libraries(
      ${part}
      PUBLIC arbiter_flags ${arg_PUBLIC}
      PRIVATE ${arg_PRIVATE})
    # Read by nearly every file. Each includes what it uses all the same (scripts/tidy).
    arbiter_precompile(${part} ${ARBITER_STANDARD_HEADERS} ${arg_COMMON})
  endforeach()
  # Each calls the others: a linker that reads libraries once, in their order, meets each so often that the
  # last call between three of them finds its code.
  foreach(other IN LISTS others)
    target_link_libraries(${name} PUBLIC ${other})
    target_link_libraries(${other} PUBLIC ${name})
    set_target_properties(${other} PROPERTIES LINK_INTERFACE_MULTIPLICITY 3)
  endforeach()
endfunction()

# What the linker is told first where a template's code stands both in a program's own files and in its
# libraries: it takes the first. Tests are not optimized, their libraries are (see above); and most of
# what a suite under sanitizers computes is a string or a vector.
function(arbiter_optimized_first target)
  if(NOT OPTIMIZE_HOT_ONLY)
    return()
  endif()
  set(waiting ${target})
  set(seen)
  while(waiting)
    list(POP_FRONT waiting next)
    get_target_property(linked ${next} LINK_LIBRARIES)
    foreach(library IN LISTS linked)
      if(NOT TARGET ${library} OR library IN_LIST seen)
        continue()
      endif()
      list(APPEND seen ${library})
      get_target_property(first ${library} ARBITER_FIRST)
      if(first)
        target_link_options(${target} PRIVATE $<TARGET_FILE:${library}>)
      endif()
      get_target_property(imported ${library} IMPORTED)
      get_target_property(type ${library} TYPE)
      if(NOT imported AND NOT type STREQUAL "INTERFACE_LIBRARY")
        list(APPEND waiting ${library})
      endif()
    endforeach()
  endwhile()
endfunction()

# arbiter_embed(target namespace files…): compiles files into the target as
# `std::span<const core::EmbeddedFile> <namespace>::embeddedFiles()`, sorted by name. They are a library of
# their own, which waits for no other: all that needs the target waits for them before it is compiled.
function(arbiter_embed target namespace)
  set(data ${namespace}_data)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/${data})
  set(inputs)
  foreach(file IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    list(APPEND inputs ${file})
  endforeach()
  list(SORT inputs COMPARE FILE_BASENAME)
  # By a file: more than a thousand names are too many for one argument.
  set(list ${generated}.txt)
  string(JOIN "\n" lines ${inputs})
  file(CONFIGURE OUTPUT ${list} CONTENT "${lines}\n" @ONLY)
  add_custom_command(
    OUTPUT ${generated}.cpp ${generated}.o
    COMMAND ${CMAKE_COMMAND} -DNAMESPACE=${namespace} -DLIST=${list} -DOUTPUT=${generated} -P
            ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    COMMAND ${CMAKE_CXX_COMPILER} -c ${generated}.s -o ${generated}.o
    DEPENDS ${inputs} ${list} ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    VERBATIM)
  add_library(${data} STATIC ${generated}.cpp ${generated}.o)
  target_link_libraries(${data} PRIVATE arbiter_flags)
  target_link_libraries(${target} PRIVATE ${data})
endfunction()
