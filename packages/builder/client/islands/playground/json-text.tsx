/** Longer text is not highlighted, because each token is an element. */
const MAX_HIGHLIGHTED_LENGTH = 50_000

const TOKEN = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Highlighted JSON. */
export function JsonText({ text }: { text: string }) {
  if (text.length > MAX_HIGHLIGHTED_LENGTH) return <>{text}</>
  const parts = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const [token, string, colon] = match
    parts.push(text.slice(end, match.index))
    parts.push(<span class={colon ? 'tok-property' : string ? 'tok-string' : 'tok-literal'}>{string ?? token}</span>)
    if (colon) parts.push(colon)
    end = match.index + token.length
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
