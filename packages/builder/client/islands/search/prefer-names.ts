import { foldText, listTokens } from '../../../src/emit/browser.ts'
import { compareRanked, type RankedPlace } from './rank-places.ts'
import type { Hit } from './to-hit.ts'

/** The position of the query word that a token matches, or undefined. */
export type FindAsked = (token: string) => number | undefined

interface NamedPlace {
  ranked: RankedPlace
  hit: Hit
}

/**
 * Puts places in order by what they are called: the more of the query a title or heading says, and the less else, the
 * better; best of all when it says the query word for word.
 */
export function preferNames(places: readonly NamedPlace[], query: string, findAsked: FindAsked): Hit[] {
  const tokens = listTokens(query).map(({ text }) => text)
  const phrase = toPhrase(tokens)
  const scored = places.map(({ ranked, hit }) => {
    const name = listTokens(hit.trail.at(-1) ?? hit.title).map(({ text }) => text)
    const asked = name.map(findAsked).filter((position) => position !== undefined)
    const said = new Set(asked).size / Math.max(1, tokens.length)
    const part = asked.length / Math.max(1, name.length)
    const isPhrase = phrase !== '' && ` ${toPhrase(name)} `.includes(` ${phrase} `)
    const factor = 1 + 0.6 * said * part + (isPhrase ? 0.3 : 0)
    return { hit, ranked: { ...ranked, score: ranked.score * factor } }
  })
  return scored.sort((a, b) => compareRanked(a.ranked, b.ranked)).map(({ hit }) => hit)
}

function toPhrase(tokens: readonly string[]): string {
  return tokens.map(foldText).join(' ')
}
