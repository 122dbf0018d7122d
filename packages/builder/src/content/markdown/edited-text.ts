/** One replacement in a text. Offsets count UTF-16 units of the text as it stood when the edit was made. */
export interface Edit {
  offset: number
  /** How many units go. */
  remove: number
  insert: string
}

/** A text with the edits made to it, so that a place in the result can be told in the original. */
export interface EditedText {
  readonly text: string
  apply(edit: Edit): EditedText
  /** The offset in the original text of an offset in this one. What was inserted stands where it was inserted. */
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
        const kept = current - edit.insert.length + edit.remove
        return Math.max(kept, edit.offset)
      }, offset)
    },
  }
}
