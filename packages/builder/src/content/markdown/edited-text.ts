/** One replacement in a text. The offset counts UTF-16 units in the text as it was before the edit. */
export interface Edit {
  offset: number
  /** How many units to remove. */
  remove: number
  insert: string
}

/** A text with the edits made to it, so that a position in the result can be mapped to the original. */
export interface EditedText {
  readonly text: string
  apply(edit: Edit): EditedText
  /** Converts an offset in this text to one in the original. Inserted text has the offset where it was inserted. */
  toOriginalOffset(offset: number): number
}

export function createEditedText(text: string, edits: readonly Edit[] = []): EditedText {
  return {
    text,
    apply(edit) {
      const next = text.slice(0, edit.offset) + edit.insert + text.slice(edit.offset + edit.remove)
      return createEditedText(next, [...edits, edit])
    },
    toOriginalOffset(offset) {
      return edits.reduceRight((current, edit) => {
        if (current <= edit.offset) return current
        const unedited = current - edit.insert.length + edit.remove
        return Math.max(unedited, edit.offset)
      }, offset)
    },
  }
}
