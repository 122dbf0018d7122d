/** A stretch of a text and what to put in its place. Offset and length are UTF-16 units of the text as it was given. */
export interface TextEdit {
  offset: number
  /** 0 inserts. */
  length: number
  text: string
}

/** A mend that a program can make. It changes nothing but the problem: comments and formatting stay. */
export interface Fix {
  /** What it does, one imperative sentence. */
  description: string
  /** In the order of the text, apart from each other. */
  edits: TextEdit[]
  /** Present when the fix takes away what an author wrote for people: a comment. Editors offer it, nothing applies it unasked. */
  isLossy?: true
}
