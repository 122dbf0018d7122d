import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { AcceptedChange } from './accepted-changes.ts'

/** The files of a built site: path with `/` → content. */
export type FileTree = ReadonlyMap<string, Uint8Array>

/** The same after hashes were replaced. Files that are not UTF-8 stay bytes. */
export type NormalizedTree = ReadonlyMap<string, string | Uint8Array>

/** A file whose name holds a hash of its content: `_spearmint/main-CFQNDa4A.css`. */
const HASHED_PATH = /^_spearmint\/([^/]+)-([\w-]{8}\.\w+)$/
const HASHED_NAME = /-([\w-]{8}\.\w+)/g
/** Spearmint's own scripts. Their bytes change with every change of the code; the browser suite covers them. */
const OWN_SCRIPT = /^_spearmint\/[^/]+\.js$/
const INTEGRITY = /sha256-[A-Za-z0-9+/]{43}=/g
const INLINE = /<(script|style)\b[^>]*>(.*?)<\/\1>/gs
/** Folder of a search index, named by a hash of its vocabulary, in the manifest of the search and in paths. */
const SEARCH_FOLDER = /(?<="folder":"|_spearmint\/search\/)[\w-]{10}(?=["/])/g
const SEARCH_MANIFEST = '_spearmint/search/manifest.json'
/** Lists the files of a build. */
const MARKER = '.spearmint'

/**
 * Replaces the hashes that change with the bytes of a script or stylesheet: in the names of files in `_spearmint`, in
 * integrity attributes, import maps and Content Security Policies. A hash is replaced only if it is correct, that is, if
 * a file has this name, or a file or an inline element of the document has this digest. A wrong hash stays, so it counts
 * as a difference.
 *
 * @param accepted changes to apply to paths and texts; for the base only
 */
export function normalizeTree(tree: FileTree, accepted: readonly AcceptedChange[] = []): NormalizedTree {
  const toHashless = createNameReplacer(tree)
  const fileDigests = listFileDigests(tree, toHashless)
  const accept = (text: string): string =>
    accepted.reduce((changed, { pattern, replacement }) => changed.replace(pattern, replacement), text)

  function toContent(path: string, bytes: Uint8Array): string | Uint8Array {
    if (OWN_SCRIPT.test(path)) return ''
    if (!isUtf8(bytes)) return bytes
    const text = Buffer.from(bytes).toString('utf8')
    const digests = path.endsWith('.html') ? new Map([...fileDigests, ...listInlineDigests(text)]) : fileDigests
    const normalized = accept(toHashless(text).replace(INTEGRITY, (hash) => digests.get(hash) ?? hash))
    return path === MARKER ? sortMarker(normalized) : normalized
  }

  const files = [...tree].map(([path, bytes]) => ({ path: accept(toHashless(path)), content: toContent(path, bytes) }))
  return new Map(toUniquePaths(files))
}

/** Creates the function that replaces the hashes in names of the files of a tree, in a path or a text. */
function createNameReplacer(tree: FileTree): (text: string) => string {
  // Hash and extension → what may be before them. Two files of different names can have the same hash.
  const stems = new Map<string, string[]>()
  for (const path of tree.keys()) {
    const [, stem, hash] = HASHED_PATH.exec(path) ?? []
    if (stem !== undefined && hash !== undefined) stems.set(hash, [...(stems.get(hash) ?? []), stem])
  }
  const manifest = Buffer.from(tree.get(SEARCH_MANIFEST) ?? []).toString('utf8')
  const folders = [...new Set(manifest.match(SEARCH_FOLDER))]
  return (text) =>
    text
      .replace(HASHED_NAME, (name, hash: string, offset: number) =>
        stems.get(hash)?.some((stem) => endsWithName(text, offset, stem)) ? name.replace(/^-.{8}/, '-[hash]') : name,
      )
      .replace(SEARCH_FOLDER, (hash) => (folders.includes(hash) ? `[index ${folders.indexOf(hash)}]` : hash))
}

/** Whether the name of a file ends at an offset, and is not just the end of a longer one. */
function endsWithName(text: string, offset: number, name: string): boolean {
  return text.endsWith(name, offset) && !/[\w-]/.test(text.charAt(offset - name.length - 1))
}

/** The digests of what pages load with an integrity attribute. */
function listFileDigests(tree: FileTree, toHashless: (path: string) => string): Map<string, string> {
  const loaded = [...tree].filter(([path]) => /\.(?:css|js)$/.test(path))
  return new Map(loaded.map(([path, bytes]) => [toIntegrity(bytes), `sha256-[${toHashless(path)}]`]))
}

/** The digests of the scripts and stylesheets in a document, which its policy allows. */
function listInlineDigests(html: string): [digest: string, label: string][] {
  return [...html.matchAll(INLINE)].map(([, tag, text = ''], index) => [
    toIntegrity(text),
    `sha256-[inline ${tag} ${index + 1}]`,
  ])
}

function toIntegrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** The marker lists the files in the order of their names, which depends on the hashes. */
function sortMarker(json: string): string {
  const { files, ...rest } = JSON.parse(json) as { files: string[] }
  return JSON.stringify({ ...rest, files: files.sort() }, null, 2)
}

/** Two scripts can have the same name without its hash. Each stays a file of its own. */
function toUniquePaths(
  files: readonly { path: string; content: string | Uint8Array }[],
): [string, string | Uint8Array][] {
  const counts = new Map<string, number>()
  return files.map(({ path, content }) => {
    const count = (counts.get(path) ?? 0) + 1
    counts.set(path, count)
    return [count === 1 ? path : `${path} (${count})`, content]
  })
}
