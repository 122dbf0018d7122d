/** Pieces of syntax that decide where nodes start and end. */
export const SYNTAX_PIECES: readonly string[] =
  '* ** _ __ ~~ ` ``` \n \n\n > - 1. # ## <Note> </Note> <b> </b> <br/> <> </> {1} {"a"} {/*c*/} { } < </ /> [ ]( [a](b) [^1] ![ | |-| --- === \\ &amp; & http://a.b www.a.b a@b.cd é 😀 " : $ a 1 . ( )'
    .split(' ')
    .concat([
      '  ',
      '    ',
      '\t',
      '\n- [x] ',
      '\n| a | b |\n|--|--|\n| c | d |\n',
      '<A\n b="c"\n/>',
      '\nimport a from "b"\n\n',
      '{`a\n b`}',
    ])
