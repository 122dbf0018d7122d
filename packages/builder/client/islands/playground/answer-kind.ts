/** How the body of an answer is shown. */
export type AnswerKind = 'json' | 'text' | 'stream' | 'image' | 'audio' | 'video' | 'binary'

/** Finds it by the media type; without one it is shown as text. */
export function findAnswerKind(contentType: string): AnswerKind {
  const type = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()
  if (/^text\/event-stream$|[/.+-](?:ndjson|jsonl|json-seq|json-lines)$/.test(type)) return 'stream'
  if (/[/+]json$/.test(type)) return 'json'
  if (/^(?:image|audio|video)\//.test(type)) return type.split('/', 1)[0] as AnswerKind
  if (
    type === '' ||
    /^text\/|[/+](?:xml|yaml|toml|javascript|ecmascript|x-www-form-urlencoded|graphql|x-yaml)$/.test(type)
  )
    return 'text'
  return 'binary'
}
