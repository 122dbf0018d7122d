import type { Random } from './create-random.ts'

const NOUNS =
  'anchor archive badge basket beacon border branch bridge buffer calendar canvas carrier catalog channel chapter circle clause column compass counter courier cursor deposit desk dialog district drawer engine envelope estimate exhibit fabric factor filter fixture folder forecast garden gateway glossary handle harbor index invoice island journal junction keeper ladder lantern layer ledger lever library magnet margin marker meadow member mirror notice orbit outline packet parcel partner passage pattern pilot planner pocket portal printer profile quarter record relay report ribbon river roster sample schedule season shelf signal sketch socket station stencil subject summary switch tablet target thread ticket tunnel vessel voucher warehouse window'.split(
    ' ',
  )
const VERBS =
  'accepts adjusts answers carries checks closes collects compares confirms copies counts delays delivers divides drops extends fills follows gathers guards hides holds joins keeps labels limits lists marks measures merges moves names opens orders pauses prints pulls pushes reads records repeats replaces returns reviews sends shares sorts splits starts stores swaps tells tracks turns updates warns watches weighs writes'.split(
    ' ',
  )
const ADJECTIVES =
  'annual bright broad calm central civil clear common current daily distant early empty exact fixed formal full gentle global hidden joint large later local manual modern narrow native neutral open outer plain prior private public quick quiet rapid recent rough round rural second secure shared sharp short silent simple single slow small solid spare stable steady strict sudden vital whole wide'.split(
    ' ',
  )
const ENDS = [
  'before anyone asks for it',
  'and leaves the rest as it was',
  'unless the owner says otherwise',
  'so that nothing has to be done twice',
  'when two of them arrive together',
  'as far as the terms allow',
  'and says so in the log',
  'until the end of the month',
]

/** Meaningless text of realistic length. */
export interface Prose {
  noun(): string
  /** A few capitalized words without a full stop. */
  title(): string
  /** One sentence, with emphasis, code and links if it is `rich`. */
  sentence(rich?: boolean): string
  /** Three to five rich sentences. */
  paragraph(): string
}

/** Creates text from random words. `link` provides link targets. */
export function createProse(random: Random, link: () => string): Prose {
  const noun = (): string => random.pick(NOUNS)
  const adjective = (): string => random.pick(ADJECTIVES)

  function dress(word: string): string {
    if (random.chance(0.12)) return `\`${word}_${noun()}\``
    if (random.chance(0.06)) return `**${word}**`
    if (random.chance(0.05)) return `*${word}*`
    return random.chance(0.06) ? `[${adjective()} ${word}](${link()})` : word
  }

  function sentence(rich = false): string {
    const thing = (): string => `${adjective()} ${rich ? dress(noun()) : noun()}`
    const first = `${random.pick(['The', 'A later', 'Each', 'No other'])} ${thing()} ${random.pick(VERBS)} the ${thing()}`
    const middle = random.chance(0.5) ? `, ${random.pick(VERBS)} ${random.int(2, 900)} of ${noun()}` : ''
    return `${first}${middle} ${random.pick(ENDS)}.`
  }

  return {
    noun,
    title() {
      const adjectiveFirst = adjective()
      return `${adjectiveFirst.charAt(0).toUpperCase()}${adjectiveFirst.slice(1)} ${noun()} and ${noun()}`
    },
    sentence,
    paragraph: () => Array.from({ length: random.int(3, 5) }, () => sentence(true)).join(' '),
  }
}
