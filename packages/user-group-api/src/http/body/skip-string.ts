/** Returns the position of the quote that closes the JSON string at `start`, or the end of the text if there is none. */
export function skipString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (text[index] === '"') return index
  }
  return text.length
}
