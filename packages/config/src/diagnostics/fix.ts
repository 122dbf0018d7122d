/** A part of a text and its replacement. Offset and length are UTF-16 units of the text as it was given. */
export interface TextEdit {
  offset: number
  /** 0 inserts. */
  length: number
  text: string
}

/** A fix that a program can apply. It changes nothing but the problem: comments and formatting are preserved. */
export interface Fix {
  /** What the fix does, one imperative sentence. */
  description: string
  /** In the order of the text, without overlaps. */
  edits: TextEdit[]
  /** Present when the fix removes something written for people: a comment. Editors offer it, nothing applies it by default. */
  isLossy?: true
}
