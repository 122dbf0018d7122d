/** A part of a run of letters. */
interface RunPart {
  text: string
  /** Where it starts in the run. */
  start: number
}

/**
 * Japanese particles between words: after a kanji or katakana, and not before hiragana, so that they aren't a part of a
 * word such as 書き込み. を is always a particle.
 */
const JAPANESE_PARTICLES =
  /を|(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?:には|では|とは|への|での|との|から|まで|より|[のにはがでとへも])(?!\p{Script=Hiragana})/gu

/** Korean particles at the end of a word. */
const KOREAN_PARTICLES =
  /(?:에서는|에서도|으로는|에서|에게|으로|부터|까지|처럼|보다|이나|라고|하고|들[은이을의]?|[과와은는이가을를의에로도만])$/

/** Endings of Korean verbs that consist of a noun and “do” or “become”. */
const KOREAN_ENDINGS =
  /(?:하(?:다|는|기|고|여|면|려면|려고|지|거나|도록|세요|십시오|였습니다)|되(?:다|는|고|면|지|어|었습니다)|합니다|됩니다|했습니다|됐습니다|한다|된다|해서|해야|[한할해된될])$/

/** A Korean word has at least this many syllables without its particle. */
const MIN_KOREAN = 2

/**
 * Splits a run of letters without spaces at the particles that join words, so that the letters on both sides of one are no
 * pair. Both the index and queries are split by these rules.
 *
 * @param isJoined - Whether a word in other letters is directly before the run, as in `API를`.
 */
export function splitRun(run: string, isJoined: boolean): RunPart[] {
  if (/^\p{Script=Hangul}/u.test(run)) return listNonEmpty([{ text: trimKorean(run, isJoined), start: 0 }])
  const parts: RunPart[] = []
  let end = 0
  for (const { 0: particle, index } of run.matchAll(JAPANESE_PARTICLES)) {
    parts.push({ text: run.slice(end, index), start: end })
    end = index + particle.length
  }
  return listNonEmpty([...parts, { text: run.slice(end), start: end }])
}

function trimKorean(word: string, isJoined: boolean): string {
  const trimmed = [KOREAN_PARTICLES, KOREAN_ENDINGS].reduce((text, ending) => {
    const stem = text.replace(ending, '')
    return stem.length >= MIN_KOREAN ? stem : text
  }, word)
  return isJoined && word.replace(KOREAN_PARTICLES, '') === '' ? '' : trimmed
}

function listNonEmpty(parts: readonly RunPart[]): RunPart[] {
  return parts.filter(({ text }) => text !== '')
}
