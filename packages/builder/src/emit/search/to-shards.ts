import { toHash } from '../../core/index.ts'

/** An item of a file of the index. */
export interface ShardItem {
  /** What it is about, such as a word. It decides where files end, and stays the same when the text changes. */
  key: string
  text: string
}

/** A file with neighboring items. */
export interface ShardFile {
  /** Position of its first item among all. */
  first: number
  /** The part of its name that depends on the content. */
  hash: string
  name: string
  text: string
}

/** The number of characters in a file. A search loads a few files. */
const MIN_LENGTH = 6_000
const MAX_LENGTH = 16_000

/** After the minimum, about one in so many items ends a file. */
const ITEMS_BETWEEN_ENDS = 16

/**
 * Divides items into files. Where a file ends depends on the items around, not on their position among all: after an item is
 * added, removed or changed, most files are the same as before.
 */
export function toShards(
  items: readonly ShardItem[],
  { toName, toContent }: { toName: (hash: string) => string; toContent: (texts: readonly string[]) => string },
): ShardFile[] {
  const shards: ShardFile[] = []
  let texts: string[] = []
  let length = 0

  function endShard(end: number): void {
    const text = toContent(texts)
    const hash = toHash(text).slice(0, HASH_LENGTH)
    shards.push({ first: end - texts.length, hash, name: toName(hash), text })
    texts = []
    length = 0
  }

  for (const [index, { key, text }] of items.entries()) {
    if (texts.length > 0 && length + text.length > MAX_LENGTH) endShard(index)
    texts.push(text)
    length += text.length
    if (length >= MIN_LENGTH && mayEndShard(key)) endShard(index + 1)
  }
  if (texts.length > 0) endShard(items.length)
  return shards
}

/** 60 bits: files with different content never share a name. */
const HASH_LENGTH = 10

/** Whether a file may end after an item. A hash (FNV-1a), because neighboring keys resemble each other. */
function mayEndShard(key: string): boolean {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return ((hash >>> 16) ^ hash) % ITEMS_BETWEEN_ENDS === 0
}
