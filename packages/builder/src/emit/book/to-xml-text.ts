/** Removes what XML doesn't allow, not even escaped: control characters and halves of characters (XML 1.0, section 2.2). */
export function toXmlText(text: string): string {
  return text.replace(/(?![\n\r\t])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu, '')
}
