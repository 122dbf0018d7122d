import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { RelayResponse } from '../../../src/api/browser.ts'
import type { AnswerKind } from './find-answer-kind.ts'
import { formatSize } from './format-size.ts'
import { JsonText, toPrettyJson } from './json-text.tsx'
import { LONGEST_TEXT, type ReceivedBody } from './read-answer.ts'
import { SourceView } from './source-view.tsx'

/** Of a text that is longer than what is kept of it, this much is shown. */
const MOST_SHOWN = 100_000

interface BodyProps {
  head: RelayResponse
  kind: AnswerKind
  received: ReceivedBody
}

/** The body of an answer: text, a picture, sound, and anything as a file to save. */
export function AnswerBody({ head, kind, received }: BodyProps) {
  const { text, size, blob, problem, isOpen } = received
  const url = useBlobUrl(blob, kind, head)
  if (size === 0 && !isOpen) return <p class="pg-about">The answer has no body.</p>
  return (
    <>
      {problem && <p class="pg-problem">{problem}</p>}
      {text !== undefined && <TextBody text={text} kind={kind} size={size} isOpen={isOpen} />}
      {url && kind === 'image' && <img class="pg-media" src={url.shown} alt="What the API answered" />}
      {/* biome-ignore lint/a11y/useMediaCaption: there are no captions for what an API answers */}
      {url && kind === 'audio' && <audio class="pg-media" src={url.shown} controls />}
      {/* biome-ignore lint/a11y/useMediaCaption: there are no captions for what an API answers */}
      {url && kind === 'video' && <video class="pg-media" src={url.shown} controls />}
      {url && (
        <p>
          <a class="pg-button" href={url.saved} download={toFileName(head)}>
            Save the body ({formatSize(size)})
          </a>
        </p>
      )}
    </>
  )
}

function TextBody({ text, kind, size, isOpen }: { text: string; kind: AnswerKind; size: number; isOpen: boolean }) {
  const box = useRef<HTMLElement>(null)
  const isCut = text.length >= LONGEST_TEXT
  const shown = useMemo(() => {
    if (isCut) return kind === 'stream' ? text.slice(-MOST_SHOWN) : text.slice(0, MOST_SHOWN)
    return kind === 'json' && !isOpen ? toPrettyJson(text) : text
  }, [text, kind, isOpen])
  // Who reads along sees the newest lines; who scrolled up stays there.
  const wasAtEnd = useRef(true)
  useEffect(() => {
    const { current } = box
    if (current && kind === 'stream' && wasAtEnd.current) current.scrollTop = current.scrollHeight
  }, [shown])
  return (
    <>
      {isCut && (
        <p class="pg-about">
          {kind === 'stream' ? 'The end' : 'The beginning'} of {formatSize(size)}. Save the body to read all of it.
        </p>
      )}
      <SourceView
        label="Body of the response"
        box={box}
        onScroll={({ scrollTop, clientHeight, scrollHeight }) => {
          wasAtEnd.current = scrollTop + clientHeight >= scrollHeight - 8
        }}
      >
        {kind === 'json' ? <JsonText text={shown} /> : shown}
      </SourceView>
    </>
  )
}

/** Addresses of the bytes: to show them as what they are, and to save them as a file that no browser runs. */
function useBlobUrl(blob: Blob | undefined, kind: AnswerKind, head: RelayResponse) {
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
