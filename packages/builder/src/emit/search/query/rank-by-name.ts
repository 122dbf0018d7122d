import { foldText } from '../format/fold-text.ts'
import { listTokens } from '../format/tokens.ts'
import { compareRanked, type RankedLocation } from './rank-locations.ts'
import { selectContentWords } from './select-content-words.ts'
import type { Hit } from './to-hit.ts'

/** Finds the index of the query word that a token of a text matches. */
export type FindQueryWord = (token: string) => number | undefined

interface NamedLocation {
  ranked: RankedLocation
  hit: Hit
}

/**
 * Ranks locations by title or heading: the more words of the query it contains, and the fewer other words, the better. A name
 * that contains the whole query ranks best.
 */
export function rankByName(locations: readonly NamedLocation[], query: string, findQueryWord: FindQueryWord): Hit[] {
  const tokens = listTokens(query).map(({ text }) => text)
  const phrase = toPhrase(tokens)
  const wanted = selectContentWords(query, listTokens(query)).length
  const scored = locations.map(({ ranked, hit }) => {
    const name = listTokens(hit.trail.at(-1) ?? hit.title).map(({ text }) => text)
    const matches = name.map(findQueryWord).filter((position) => position !== undefined)
    const covered = new Set(matches).size / Math.max(1, wanted)
    const part = matches.length / Math.max(1, name.length)
    const isPhrase = phrase !== '' && ` ${toPhrase(name)} `.includes(` ${phrase} `)
    const factor = 1 + 0.6 * covered * part + (isPhrase ? 0.3 : 0)
    return { hit, ranked: { ...ranked, score: ranked.score * factor } }
  })
  return scored.sort((a, b) => compareRanked(a.ranked, b.ranked)).map(({ hit }) => hit)
}

function toPhrase(tokens: readonly string[]): string {
  return tokens.map(foldText).join(' ')
}
