import { isUtf8 } from 'node:buffer'
import { loadLinkSite } from '../../build/index.ts'
import { findIncludeConflict, planMoves, planRename, type RenamePlan } from '../../check/index.ts'
import { type DiskSourceFolder, moveFiles, openSourceFolder } from '../../node/index.ts'
import { findConfigFile } from '../../site/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toCount } from '../reporters/text/to-count.ts'
import { toOneLine } from '../reporters/text/to-one-line.ts'
import { UsageError } from '../usage-error.ts'
import { resolveSite, suggestSites } from './resolve-site.ts'

/** The options of `spearmint rename`, parsed. */
export interface RenameFlags {
  /** The folder of the site, as the user wrote it. */
  dir: string
  /** Whether old addresses of pages lead to the new ones. */
  redirect: boolean
  dryRun?: true
  json?: true
}

/**
 * Renames a page, a file or a folder of a site, updates the links to it and reports the changes.
 *
 * @throws {UsageError} when the names cannot be used or the disk refuses; nothing is changed then
 */
export async function runRename(
  from: string,
  to: string,
  flags: RenameFlags,
  environment: CliEnvironment,
): Promise<ExitCode> {
  const { cwd, stdout, stderr } = environment
  const site = resolveSite(flags.dir, cwd, 'rename')
  const source = openSourceFolder(site)
  const file = findConfigFile(source)
  if (file === undefined) {
    throw new UsageError(
      'usage/rename',
      `There is no docs.json and no mint.json in "${flags.dir}".`,
      suggestSites('rename', cwd),
    )
  }
  const moves = planMoves(
    from,
    to,
    source.list().map(({ path }) => path),
  )
  if ('message' in moves) throw new UsageError('usage/rename', moves.message, moves.suggestions)
  const conflict = findIncludeConflict(source, moves, flags.redirect)
  if (conflict !== undefined) throw new UsageError('usage/rename', conflict.message, conflict.suggestions)
  const plan = await planRename(source, { moves, addsRedirects: flags.redirect }, loadLinkSite)
  if (plan === undefined) {
    throw new UsageError('usage/rename', `${file} has errors, so Spearmint cannot resolve the links of the site.`, [
      'Run: npx spearmint check',
    ])
  }
  checkEncoding(source, plan)
  const isDone = flags.dryRun !== true
  if (isDone) moveFiles(site, { ...moves, texts: new Map(plan.texts.map(({ file, text }) => [file, text])) })
  if (flags.json) stdout.write(toReport(plan, isDone))
  else stderr.write(format(plan, isDone))
  return plan.failed.length > 0 ? ExitCode.problems : ExitCode.ok
}

/** A text in another encoding would lose characters when it is written. */
function checkEncoding(source: DiskSourceFolder, { texts }: RenamePlan): void {
  const foreign = texts.find(({ file }) => {
    const bytes = source.readBytes(file)
    return bytes === undefined || !isUtf8(bytes)
  })
  if (foreign === undefined) return
  throw new UsageError(
    'usage/rename',
    `Cannot update "${toOneLine(foreign.file)}" because it is not encoded as UTF-8.`,
    ['Save it as UTF-8.'],
  )
}

function toReport({ moves, texts, redirects, left, unread, failed }: RenamePlan, done: boolean): string {
  const report = {
    done,
    moved: [...moves.files].map(([from, to]) => ({ from, to })),
    changed: texts.map(({ file, changes }) => ({ file: moves.files.get(file) ?? file, changes })),
    redirects,
    left,
    unread,
    failed,
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

function format({ moves, texts, redirects, left, unread, failed }: RenamePlan, isDone: boolean): string {
  const count = moves.isFolder ? ` (${toCount(moves.files.size, 'file')})` : ''
  const lines = [
    `${isDone ? 'Renamed' : 'Would rename'} "${moves.from}" to "${moves.to}"${count}.`,
    ...texts.map(({ file, changes }) => `  ${moves.files.get(file) ?? file}: ${toCount(changes, 'change')}`),
    ...redirects.map(({ source, destination }) => `  redirect ${source} → ${destination}`),
    ...left.map(
      ({ file, line, value }) =>
        `warning: ${file}:${line}: "${value}" no longer points to the same target. Fix it manually.`,
    ),
    ...unread.map((file) => `warning: ${file} is not valid MDX, so links in its components were not checked.`),
    ...failed.map(({ file, reason }) => `error: ${file} could not be processed (${reason}). Check its links manually.`),
    ...(isDone ? [] : ['Nothing was changed.']),
  ]
  return lines.map((line) => `${toOneLine(line)}\n`).join('')
}
