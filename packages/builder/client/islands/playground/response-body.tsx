import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { RelayResponse } from '../../../src/api/browser.ts'
import { formatSize } from './format-size.ts'
import { JsonText, toPrettyJson } from './json-text.tsx'
import { MAX_TEXT_LENGTH, type ReceivedBody } from './read-body.ts'
import { SourceView } from './source-view.tsx'
import type { ResponseKind } from './to-response-kind.ts'

/** Length of the excerpt of a text that was not decoded as a whole. */
const EXCERPT_LENGTH = 100_000

interface BodyProps {
  head: RelayResponse
  kind: ResponseKind
  received: ReceivedBody
}

/** The body of a response: text, image, audio or video, and any body as a file to save. */
export function ResponseBody({ head, kind, received }: BodyProps) {
  const { text, size, blob, problem, isOpen } = received
  const url = useBlobUrl(blob, kind, head)
  if (size === 0 && !isOpen) return <p class="pg-about">The response has no body.</p>
  return (
    <>
      {problem && <p class="pg-problem">{problem}</p>}
      {text !== undefined && <TextBody text={text} kind={kind} size={size} isOpen={isOpen} />}
      {url && kind === 'image' && <img class="pg-media" src={url.shown} alt="Response of the API" />}
      {/* biome-ignore lint/a11y/useMediaCaption: a response has no captions */}
      {url && kind === 'audio' && <audio class="pg-media" src={url.shown} controls />}
      {/* biome-ignore lint/a11y/useMediaCaption: a response has no captions */}
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

function TextBody({ text, kind, size, isOpen }: { text: string; kind: ResponseKind; size: number; isOpen: boolean }) {
  const box = useRef<HTMLElement>(null)
  const isCut = text.length >= MAX_TEXT_LENGTH
  const shown = useMemo(() => {
    if (isCut) return kind === 'stream' ? text.slice(-EXCERPT_LENGTH) : text.slice(0, EXCERPT_LENGTH)
    return kind === 'json' && !isOpen ? toPrettyJson(text) : text
  }, [text, kind, isOpen])
  // Follows the newest lines, unless the visitor has scrolled up.
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
