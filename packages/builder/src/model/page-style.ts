/** A stylesheet of one page, made of what its author wrote. */
export interface PageStyle {
  /** Holds no `<`, and no line break but `\n`: it stands in the page letter by letter, which its hash relies on. */
  css: string
  /** The media it is for, as in the attribute `media`. */
  media?: string
}
