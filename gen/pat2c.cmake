# pat2c_add_patterns(TARGET FILE... [DESCRIBE] [OPTIONS OPTION...])
#
# Compiles .pat and .ops files with pat2c into the C of TARGET: NAME.c and
# NAME.h for each, in the build folder, which becomes an include folder of
# TARGET, and NAME.rules.c of a .pat file, empty without rules.  The C is made
# again when the file or one that it imports changes.
# DESCRIBE adds what dfg-opt needs to load a MODULE library with --load:
# NAME.unit.c and NAME.desc.c for each file, and the list of them.
function(pat2c_add_patterns target)
  cmake_parse_arguments(arg "DESCRIBE" "" "OPTIONS" ${ARGN})
  set(dir ${CMAKE_CURRENT_BINARY_DIR}/${target}.patterns)
  file(MAKE_DIRECTORY ${dir})
  set(search)
  foreach(d ${PAT2C_PATTERN_DIRS})
    list(APPEND search -I ${d})
  endforeach()
  set(units)
  foreach(f ${arg_UNPARSED_ARGUMENTS})
    cmake_path(ABSOLUTE_PATH f BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE OUTPUT_VARIABLE source)
    get_filename_component(name ${f} NAME_WLE)
    set(sources ${dir}/${name}.c ${dir}/${name}.h)
    set(rows)
    set(more)
    if(f MATCHES "\\.pat$")
      list(APPEND sources ${dir}/${name}.rules.c)
      set(rows ${dir}/${name}.unit.c)
      set(more --rules ${dir}/${name}.rules.c)
      if(arg_DESCRIBE)
        list(APPEND sources ${rows} ${dir}/${name}.desc.c)
        list(APPEND more --describe)
      endif()
    endif()
    set(outputs ${sources} ${rows})
    list(REMOVE_DUPLICATES outputs)
    add_custom_command(OUTPUT ${outputs}
      COMMAND ${PAT2C_EXECUTABLE} ${search} ${more} ${arg_OPTIONS}
              -o ${dir}/${name}.c --header ${dir}/${name}.h --depfile ${dir}/${name}.d ${source}
      DEPENDS ${source} DEPFILE ${dir}/${name}.d COMMENT "pat2c ${f}" VERBATIM)
    target_sources(${target} PRIVATE ${sources})
    string(MAKE_C_IDENTIFIER ${name} unit)
    list(APPEND units ${unit}_unit)
  endforeach()
  target_include_directories(${target} PRIVATE ${dir})
  target_link_libraries(${target} PRIVATE pat2c::dfg)
  if(arg_DESCRIBE)
    set(text "#include \"dfg.h\"\n")
    set(list "")
    foreach(u ${units})
      string(APPEND text "extern const struct dfg_unit ${u};\n")
      string(APPEND list "&${u}, ")
    endforeach()
    string(APPEND text "extern const struct dfg_unit *const dfg_units[];\n"
                       "const struct dfg_unit *const dfg_units[] = { ${list}0 };\n")
    file(CONFIGURE OUTPUT ${dir}/${target}.units.c CONTENT "${text}" @ONLY)
    target_sources(${target} PRIVATE ${dir}/${target}.units.c)
  endif()
endfunction()
