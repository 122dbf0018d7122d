import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SampleBody, SampleRequest } from '../../src/api/request/sample-request.ts'
import { findSampleLanguage } from '../../src/api/samples/languages.ts'
import { FULL } from '../sites.ts'
import { type EchoServer, type ReceivedRequest, startEchoServer } from './echo-server.ts'
import { canRun, RUNNERS, runCode } from './run-sample.ts'
import { SAMPLE_CASES } from './sample-cases.ts'

/** Invalid UTF-8, a boundary and line breaks. */
const FILE = Buffer.from([0, 255, 13, 10, 45, 45, 98, 200, 10, 34])

/** Limits of clients, whatever the sample does. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  // A blob always has a file name.
  javascript: ['parts of one name and JSON'],
  node: ['parts of one name and JSON'],
  // Not a URL until the variable is filled in.
  java: ['no body'],
  ruby: ['no body'],
}

let server: EchoServer
let folder: string

beforeAll(async () => {
  server = await startEchoServer()
  folder = await mkdtemp(join(tmpdir(), 'samples-'))
  await writeFile(join(folder, 'picture.png'), FILE)
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(Object.entries(RUNNERS))('samples in %s', (language, runner) => {
  const names = Object.keys(SAMPLE_CASES).filter((name) => !LIMITS[language]?.includes(name))
  // What needs quoting, and bodies of several parts, cover most of what each language does.
  const cases = FULL ? names : names.filter((name) => /hostile|file/.test(name))
  test.skipIf(!canRun(language)).each(cases)(
    '%s arrives as it was asked for',
    async (name) => {
      const request = SAMPLE_CASES[name]?.(server.origin) as SampleRequest
      const code = findSampleLanguage(language)?.toCode(request) ?? ''
      const printed = await runCode(runner, code, folder)
      const [received, ...more] = server.take()
      expect(more).toEqual([])
      expect(await toFacts(received as ReceivedRequest, request)).toEqual(toExpected(request))
      if (request.method !== 'HEAD') expect(printed).toContain('ok')
    },
    90_000,
  )
})

interface Facts {
  method: string
  target: string
  headers: Record<string, string | undefined>
  body: unknown
}

function toExpected({ method, url, headers, body }: SampleRequest): Facts {
  const names = headers.map(([name, value]): [string, string] => [name.toLowerCase(), value.trim()])
  return {
    method,
    target: decodeBraces(new URL(url).pathname + new URL(url).search),
    headers: Object.fromEntries(names),
    body: body === undefined ? '' : toExpectedBody(body),
  }
}

function toExpectedBody(body: SampleBody): unknown {
  switch (body.kind) {
    case 'json':
      return body.value
    case 'text':
      return body.text
    case 'form':
      return body.fields
    case 'file':
      return FILE.toString('hex')
    case 'multipart':
      return body.parts.map((part) => ({
        name: part.name,
        ...('file' in part
          ? { file: part.file, content: FILE.toString('hex') }
          : { content: Buffer.from(part.value.replace(/\r?\n/g, '\r\n')).toString('hex') }),
        ...(part.mediaType !== undefined && { mediaType: part.mediaType }),
      }))
  }
}

/** The parts of the received request that the sample sets. Clients add headers of their own. */
async function toFacts(received: ReceivedRequest, { headers, body }: SampleRequest): Promise<Facts> {
  const names = headers.map(([name]) => name.toLowerCase())
  return {
    method: received.method,
    target: decodeBraces(received.target),
    headers: Object.fromEntries(names.map((name) => [name, received.headers[name]])),
    body: await toBody(received, body),
  }
}

async function toBody({ headers, body }: ReceivedRequest, sent: SampleBody | undefined): Promise<unknown> {
  switch (sent?.kind) {
    case 'json':
      return JSON.parse(body.toString())
    case 'form':
      return [...new URLSearchParams(body.toString())]
    case 'file':
      return body.toString('hex')
    case 'multipart':
      return readParts(body, headers['content-type'] ?? '', sent)
    default:
      return body.toString()
  }
}

async function readParts(body: Buffer, type: string, sent: SampleBody & { kind: 'multipart' }): Promise<unknown> {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? ''
  const parts = body.toString('latin1').split(`--${boundary}`).slice(1, -1)
  return parts.map((part, index) => {
    const [head = '', ...content] = part.slice(2, -2).split('\r\n\r\n')
    const [, name, file] = /name="([^"]*)"(?:; filename="([^"]*)")?/.exec(head) ?? []
    const mediaType = /^content-type: (.*)$/im.exec(head)?.[1]
    const text = Buffer.from(content.join('\r\n\r\n'), 'latin1')
    const isText = file === undefined
    return {
      name,
      ...(isText ? {} : { file }),
      content: isText ? Buffer.from(text.toString().replace(/\r?\n/g, '\r\n')).toString('hex') : text.toString('hex'),
      ...(mediaType !== undefined && sent.parts[index]?.mediaType !== undefined && { mediaType }),
    }
  })
}

/** Some clients encode characters that must be encoded in URLs. */
function decodeBraces(target: string): string {
  return target.replace(/%(?:7B|7D|5B|5D)/gi, decodeURIComponent)
}
