import { START_OF_FILE } from '@spearmint/config/diagnostics'
import { describe, expect, it } from 'vitest'
import type { Answer, NoAnswer } from './ask-address.ts'
import { checkExternalLinks, type ExternalCheck } from './check-external-links.ts'
import { isPrivateHost } from './is-private-host.ts'

type Server = Record<string, (Answer | NoAnswer)[]>

/** Each address returns its answers one after the other, then repeats the last one. */
async function check(hrefs: string[], server: Server, options: Partial<ExternalCheck> = {}) {
  const asked: string[] = []
  const waits: number[] = []
  const diagnostics = await checkExternalLinks(
    hrefs.map((href) => ({ href, places: [{ file: 'a.mdx', range: START_OF_FILE }] })),
    {
      ask: async (url, method) => {
        asked.push(`${method} ${url}`)
        const answers = server[url] ?? [{ status: 200 }]
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 200 }
      },
      wait: async (milliseconds) => {
        waits.push(milliseconds)
      },
      now: () => Date.parse('2026-01-01T00:00:00Z'),
      isOffLimits: ({ hostname }) => isPrivateHost(hostname),
      ignore: [],
      ...options,
    },
  )
  return { asked, waits, found: diagnostics.map(({ code, message }) => `${code.slice(5)}: ${message}`) }
}

const A = 'https://a.dev/x'

describe('checkExternalLinks', () => {
  it('sends one HEAD request to an address that works', async () => {
    expect(await check([A], {})).toEqual({ asked: [`HEAD ${A}`], waits: [], found: [] })
  })

  it.each<[string, (Answer | NoAnswer)[], string]>([
    ['does not exist', [{ status: 404 }], `dead-external-link: "${A}" is dead: the server responds with 404.`],
    [
      'has an unknown host',
      [{ isUnknownHost: true, reason: 'the host name does not resolve' }],
      `dead-external-link: "${A}" is dead: the host name does not resolve.`,
    ],
    [
      'refuses the request',
      [{ status: 403 }],
      `unknown-external-link: Could not check "${A}": the server responds with 403.`,
    ],
    [
      'is too slow',
      [{ isUnknownHost: false, reason: 'no answer' }],
      `unknown-external-link: Could not check "${A}": no answer.`,
    ],
  ])('reports an address that %s', async (_name, answers, message) => {
    expect((await check([A], { [A]: answers })).found).toEqual([message])
  })

  it('sends a GET request to a server that rejects HEAD', async () => {
    const { asked, found } = await check([A], { [A]: [{ status: 405 }, { status: 200 }] })
    expect(asked).toEqual([`HEAD ${A}`, `GET ${A}`])
    expect(found).toEqual([])
  })

  it('waits as long as a busy server requests', async () => {
    const seconds = await check([A], { [A]: [{ status: 429, retryAfter: '7' }, { status: 200 }] })
    expect(seconds).toMatchObject({ waits: [7000], found: [] })
    const date = await check([A], {
      [A]: [{ status: 429, retryAfter: 'Thu, 01 Jan 2026 00:00:09 GMT' }, { status: 200 }],
    })
    expect(date).toMatchObject({ waits: [9000], found: [] })
  })

  it('gives up on a server that stays busy or requests too long a wait', async () => {
    const stubborn = await check([A], { [A]: [{ status: 429 }] })
    expect(stubborn.waits).toEqual([2000, 2000])
    expect(stubborn.found).toEqual([`unknown-external-link: Could not check "${A}": the server responds with 429.`])
    expect((await check([A], { [A]: [{ status: 503, retryAfter: '3600' }] })).waits).toEqual([])
  })

  it('names the new address after permanent redirects, with the fragment', async () => {
    const server = {
      [A]: [{ status: 301, location: '/y' }],
      'https://a.dev/y': [{ status: 308, location: 'https://b.dev/z' }],
      'https://b.dev/z': [{ status: 302, location: '/tonight' }],
    }
    expect((await check([`${A}#part`], server)).found).toEqual([
      `moved-external-link: "${A}#part" has moved permanently to "https://b.dev/z#part".`,
    ])
  })

  it('follows a temporary redirect without reporting it', async () => {
    expect((await check([A], { [A]: [{ status: 302, location: '/y' }] })).found).toEqual([])
    const dead = { [A]: [{ status: 302, location: '/y' }], 'https://a.dev/y': [{ status: 410 }] }
    expect((await check([A], dead)).found).toEqual([
      `dead-external-link: "${A}" is dead: the server responds with 410.`,
    ])
    const loop = { [A]: [{ status: 302, location: A }] }
    expect((await check([A], loop)).found).toEqual([`dead-external-link: "${A}" is dead: its redirects form a loop.`])
  })

  it('sends no request to a private network, even after a redirect', async () => {
    const inside = ['http://localhost:3000/a', 'http://169.254.169.254/latest', 'https://{tenant}.acme.dev']
    expect((await check(inside, {})).asked).toEqual([])
    const { asked, found } = await check([A], { [A]: [{ status: 302, location: 'http://10.0.0.1/admin' }] })
    expect(asked).toEqual([`HEAD ${A}`])
    expect(found).toEqual([])
  })

  it('skips ignored addresses', async () => {
    const ignore = ['https://*.acme.dev/private', 'https://b.dev']
    const hrefs = ['https://www.acme.dev/private/a', 'https://www.acme.dev/public', 'https://b.dev/']
    expect((await check(hrefs, {}, { ignore })).asked).toEqual(['HEAD https://www.acme.dev/public'])
  })

  it('sends two requests at a time to one server, with pauses, and sixteen in total', async () => {
    let open = 0
    let most = 0
    const openOf = new Map<string, number>()
    let mostOfHost = 0
    const count = (host: string, change: number): void => {
      open += change
      openOf.set(host, (openOf.get(host) ?? 0) + change)
      most = Math.max(most, open)
      mostOfHost = Math.max(mostOfHost, openOf.get(host) ?? 0)
    }
    const hrefs = Array.from({ length: 200 }, (_, index) => `https://host${index % 25}.dev/${index}`)
    const { waits } = await check(
      hrefs,
      {},
      {
        ask: async (url) => {
          const { host } = new URL(url)
          count(host, 1)
          await new Promise((resolve) => setTimeout(resolve, 1))
          count(host, -1)
          return { status: 200 }
        },
      },
    )
    expect(most).toBe(16)
    expect(mostOfHost).toBeLessThanOrEqual(2)
    expect(waits.length).toBeGreaterThan(100)
    expect(new Set(waits)).toEqual(new Set([200]))
  })
})
