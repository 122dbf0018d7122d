import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { addChangelogSection, type Change, toChangelogSection } from './to-changelog-section.ts'

/** The part of a release plan that the changelog is written from. */
interface ReleasePlan {
  changesets: readonly Change[]
  releases: readonly { name: string; newVersion: string }[]
}

/** Root of this checkout. This file runs compiled, in the `dist` of its folder. */
const ROOT = join(import.meta.dirname, '../../../../..')

/** Adds the changes in `.changeset` to `CHANGELOG.md`. `changeset version` deletes them next. */
function writeChangelog(): void {
  const { changesets, releases } = readPlan()
  const version = releases.find(({ name }) => name === 'spearmint')?.newVersion
  if (version === undefined) throw new Error('There is nothing to release: add a change with npm run changeset.')
  const path = join(ROOT, 'CHANGELOG.md')
  writeFileSync(path, addChangelogSection(readFileSync(path, 'utf8'), toChangelogSection(version, changesets)))
}

function readPlan(): ReleasePlan {
  const folder = mkdtempSync(join(tmpdir(), 'spearmint-release-'))
  try {
    const file = join(folder, 'plan.json')
    // Changesets resolves the path of the file against the checkout, even if it is absolute.
    const command = join(ROOT, 'node_modules/@changesets/cli/bin.js')
    execFileSync(process.execPath, [command, 'status', '--output', relative(ROOT, file)], { cwd: ROOT })
    return JSON.parse(readFileSync(file, 'utf8')) as ReleasePlan
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

writeChangelog()
