import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { sandboxFrame } from './sandbox-frame.ts'

const PAGE = 'allow-scripts allow-forms allow-popups allow-downloads allow-modals'

describe('sandboxFrame', () => {
  it.each([
    ['/images/evil.svg', undefined, ''],
    ['evil.SVG?x#y', undefined, ''],
    ['../a/evil%2Esvg', undefined, ''],
    ['https://docs.example/evil.svg', undefined, ''],
    ['//docs.example/evil.html', undefined, PAGE],
    ['\\evil.html', undefined, PAGE],
    [' \t/evil.html', undefined, PAGE],
    ['/evil', undefined, PAGE],
    ['/demo/', undefined, PAGE],
    ['/evil.html', 'allow-same-origin allow-scripts ALLOW-TOP-NAVIGATION', 'allow-scripts'],
    ['/evil.svg', 'allow-scripts allow-same-origin', ''],
    ['/evil.html', '', ''],
    ['/manual.pdf', undefined, undefined],
    ['https://www.youtube.com/embed/x', undefined, undefined],
    ['https://www.youtube.com/embed/x', 'allow-same-origin', 'allow-same-origin'],
    ['https://other.example/evil.svg', undefined, undefined],
  ])('%j with sandbox %j gets %j', (src, sandbox, expected) => {
    const frame = h('iframe', { src })
    if (sandbox !== undefined) frame.properties.sandbox = sandbox.split(' ')
    sandboxFrame(frame, 'https://docs.example')
    const attribute = expected === undefined ? '' : ` sandbox="${expected}"`
    expect(toHtml(h('iframe', { sandbox: frame.properties.sandbox }))).toBe(`<iframe${attribute}></iframe>`)
  })
})
