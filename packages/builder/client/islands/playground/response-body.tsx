import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { RelayResponse } from '../../../src/api/browser.ts'
import { CopyButton } from './copy-button.tsx'
import { formatSize } from './format-size.ts'
import { JsonText } from './json-text.tsx'
import { JsonTree } from './json-tree.tsx'
import { listJsonRows, parseExactJson } from './list-json-rows.ts'
import { MAX_TEXT_LENGTH, type ReceivedBody } from './read-body.ts'
import { SourceView } from './source-view.tsx'
import type { ResponseKind } from './to-response-kind.ts'
import { useWords } from './words-context.ts'

/** Length of the excerpt of a text that was not decoded as a whole. */
const EXCERPT_LENGTH = 100_000

/** Longer JSON is text, because each line of a tree is an element. */
const MAX_ROWS = 2_000

interface BodyProps {
  head: RelayResponse
  kind: ResponseKind
  received: ReceivedBody
}

/** The body of a response: text, image, audio or video, and any body as a file to save. */
export function ResponseBody({ head, kind, received }: BodyProps) {
  const words = useWords()
  const { text, size, blob, problem, isOpen } = received
  const url = useBlobUrl(blob, kind, head)
  if (size === 0 && !isOpen) return <p class="pg-about">{words.say('playground.emptyResponse')}</p>
  const save = url && (
    <a class="pg-quiet" href={url.saved} download={toFileName(head)}>
      {words.say('playground.save', { size: formatSize(size, words) })}
    </a>
  )
  return (
    <>
      {problem && <p class="pg-problem">{problem}</p>}
      {text !== undefined && <TextBody text={text} kind={kind} size={size} isOpen={isOpen} save={save} />}
      {url && kind === 'image' && <img class="pg-media" src={url.shown} alt={words.say('playground.picture')} />}
      {/* biome-ignore lint/a11y/useMediaCaption: a response has no captions */}
      {url && kind === 'audio' && <audio class="pg-media" src={url.shown} controls />}
      {/* biome-ignore lint/a11y/useMediaCaption: a response has no captions */}
      {url && kind === 'video' && <video class="pg-media" src={url.shown} controls />}
      {text === undefined && save}
    </>
  )
}

interface TextProps {
  text: string
  kind: ResponseKind
  size: number
  isOpen: boolean
  /** The link that saves the body. */
  save: ComponentChildren
}

function TextBody({ text, kind, size, isOpen, save }: TextProps) {
  const words = useWords()
  const box = useRef<HTMLElement>(null)
  const isCut = text.length >= MAX_TEXT_LENGTH
  const shown = useMemo(() => {
    if (isCut) return kind === 'stream' ? text.slice(-EXCERPT_LENGTH) : text.slice(0, EXCERPT_LENGTH)
    return text
  }, [text, kind, isCut])
  const json = useMemo(
    () => (kind === 'json' && !isOpen && !isCut ? parseLines(text) : undefined),
    [text, kind, isOpen],
  )
  // Follows the newest lines, unless the visitor has scrolled up.
  const wasAtEnd = useRef(true)
  useEffect(() => {
    const { current } = box
    if (current && kind === 'stream' && wasAtEnd.current) current.scrollTop = current.scrollHeight
  }, [shown])
  const tools = (
    <>
      {!isOpen && !isCut && <CopyButton label={words.say('playground.copy')} text={() => text} isQuiet />}
      {save}
    </>
  )
  if (json !== undefined && json.lines.length <= MAX_ROWS) {
    const { value, lines } = json
    return (
      <JsonTree
        key={text}
        value={value}
        lines={lines.length}
        label={words.say('playground.responseBody')}
        tools={tools}
      />
    )
  }
  return (
    <>
      <div class="pg-tools">{tools}</div>
      {isCut && (
        <p class="pg-about">
          {words.say(kind === 'stream' ? 'playground.end' : 'playground.beginning', { size: formatSize(size, words) })}
        </p>
      )}
      <SourceView
        label={words.say('playground.responseBody')}
        box={box}
        onScroll={({ scrollTop, clientHeight, scrollHeight }) => {
          wasAtEnd.current = scrollTop + clientHeight >= scrollHeight - 8
        }}
      >
        {kind === 'json' ? <JsonText text={json?.lines.join('\n') ?? shown} /> : shown}
      </SourceView>
    </>
  )
}

/** The value and the lines of JSON; undefined if it is invalid. */
function parseLines(text: string): { value: unknown; lines: readonly string[] } | undefined {
  try {
    const value = parseExactJson(text)
    const rows = listJsonRows(value, () => false)
    const lines = rows.map(
      ({ depth, name, text }) => `${'  '.repeat(depth)}${name === undefined ? '' : `${name}: `}${text}`,
    )
    return { value, lines }
  } catch {
    return undefined
  }
}

/** Creates URLs of the body: one with its media type to show it, and one to save it as a file that no browser runs. */
function useBlobUrl(blob: Blob | undefined, kind: ResponseKind, head: RelayResponse) {
  const [url, setUrl] = useState<{ shown: string; saved: string }>()
  useEffect(() => {
    if (blob === undefined) return setUrl(undefined)
    const isMedia = kind === 'image' || kind === 'audio' || kind === 'video'
    const saved = URL.createObjectURL(blob)
    const shown = isMedia ? URL.createObjectURL(new Blob([blob], { type: findHeader(head, 'content-type') })) : saved
    setUrl({ shown, saved })
    return () => {
      URL.revokeObjectURL(saved)
      URL.revokeObjectURL(shown)
    }
  }, [blob])
  return url
}

function toFileName(head: RelayResponse): string {
  const named = /filename="?([^";]+)/i.exec(findHeader(head, 'content-disposition'))?.[1]
  const last = head.url.split(/[?#]/, 1)[0]?.split('/').pop()
  return (named ?? last ?? '').replace(/[\\/]/g, '_') || 'response'
}

function findHeader({ headers }: RelayResponse, name: string): string {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1] ?? ''
}
