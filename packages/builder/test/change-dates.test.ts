import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createVersionedRepository } from '../src/node/git/testing/versioned-site.ts'
import { buildSite, createFolder } from './run-spearmint.ts'
import { writeFiles } from './temp-folders.ts'

describe('the date of the last modification', () => {
  function buildWithDates(config: object, prepare: (dir: string) => void = () => undefined) {
    const dir = createFolder()
    writeFiles(dir, { 'mint.json': JSON.stringify(config), 'a.mdx': 'Hi' })
    prepare(dir)
    const { out, report } = buildSite(dir, ['--dates'])
    return { html: readFileSync(join(out, 'a.html'), 'utf8'), codes: report.diagnostics.map(({ code }) => code) }
  }

  function commit(dir: string): void {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: '2024-05-03T23:30:00-05:00' }
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      [...who, 'commit', '-qm', 'x'],
    ])
      spawnSync('git', args, { cwd: dir, env })
  }

  it.each([
    ['v1', 'Last changed on May 3, 2024'],
    [{ name: 'v1', locale: 'de' }, 'Zuletzt geändert am 3. Mai 2024'],
  ])('is in the language of the version %j', (version, expected) => {
    const config = { name: 'A', versions: [version], navigation: [{ group: 'G', pages: ['a'] }] }
    const { html, codes } = buildWithDates(config, commit)
    expect(codes).toEqual([])
    expect(/<p class="last-change">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe(expected)
    expect(html).toContain('<time datetime="2024-05-03T23:30:00-05:00">')
  })

  it('is omitted with a warning if there is no history', () => {
    const { html, codes } = buildWithDates({ name: 'A', navigation: [{ group: 'G', pages: ['a'] }] })
    expect(codes).toEqual(['source/no-dates'])
    expect(html).not.toContain('last-change')
  })

  it('is that of each version from Git, on pages and in sitemaps', () => {
    const site = createVersionedRepository(createFolder())
    const { out } = buildSite(site, ['--dates', '--site-url', 'https://acme.example'])
    const findDate = (path: string): string | undefined =>
      /<time datetime="(\d{4}-\d\d)/.exec(readFileSync(join(out, path), 'utf8'))?.[1]
    expect(findDate('v1.0/setup.html')).toBe('2024-02')
    // The tag `v1.0.1` corrected it.
    expect(findDate('v1.0/guides/old.html')).toBe('2024-03')
    expect(findDate('guides/setup.html')).toBe('2024-05')
    expect(findDate('next/next.html')).toBe('2024-07')
    expect(readFileSync(join(out, 'v1.0/sitemap.xml'), 'utf8')).toContain(
      '<loc>https://acme.example/v1.0/guides/old.html</loc><lastmod>2024-03-01',
    )
  })
})
