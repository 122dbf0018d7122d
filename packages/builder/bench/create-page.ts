import { CODE_SAMPLES } from './code-samples.ts'
import { createProse, type Prose } from './create-prose.ts'
import { createRandom, type Random } from './create-random.ts'

/** Sections are added until a page has this many characters, which results in about 7 kB. */
const MIN_LENGTH = 6_400
const LANGUAGES = Object.keys(CODE_SAMPLES)

/** Creates a page with headings, prose, lists, tables, components and three to six code blocks in ten languages. */
export function createPage(seed: number, paths: readonly string[]): string {
  const random = createRandom(seed * 7_919 + 17)
  const prose = createProse(random, () => `/${random.pick(paths)}`)
  const blocks = [`---\ntitle: ${prose.title()}\ndescription: ${prose.sentence()}\n---`, prose.paragraph()]
  const parts = [createList, createTable, createNote, createSteps, createCards]
  let length = 0
  let codeLeft = random.int(3, 6)
  for (let section = random.int(0, parts.length - 1); length < MIN_LENGTH || codeLeft > 0; section++) {
    blocks.push(`## ${prose.title()}`)
    if (length < MIN_LENGTH)
      blocks.push(prose.paragraph(), (parts[section % parts.length] ?? createList)(prose, random))
    if (length < MIN_LENGTH) blocks.push(`### ${prose.title()}`, prose.paragraph())
    if (codeLeft-- > 0) blocks.push(createCode(prose, random))
    length = blocks.reduce((sum, block) => sum + block.length + 2, 0)
  }
  return `${blocks.join('\n\n')}\n`
}

function createCode(prose: Prose, random: Random): string {
  const language = random.pick(LANGUAGES)
  const code = CODE_SAMPLES[language]?.(prose.noun(), prose.noun(), random.int(2, 90))
  return `\`\`\`${language}${random.chance(0.3) ? ` ${prose.noun()}.${language}` : ''}\n${code}\n\`\`\``
}

function createList(prose: Prose, random: Random): string {
  const items = Array.from({ length: random.int(3, 6) }, () => `- ${prose.sentence(true)}`)
  return `${items.join('\n')}\n  1. ${prose.sentence()}\n  2. ${prose.sentence()}`
}

function createTable(prose: Prose, random: Random): string {
  const rows = Array.from(
    { length: random.int(4, 7) },
    () => `| \`${prose.noun()}.${prose.noun()}\` | ${random.pick(['text', 'number'])} | ${prose.sentence()} |`,
  )
  return `| Option | Type | Meaning |\n| --- | :---: | --- |\n${rows.join('\n')}`
}

function createNote(prose: Prose, random: Random): string {
  const name = random.pick(['Note', 'Tip', 'Warning'])
  return `<${name}>\n  ${prose.sentence(true)} ${prose.sentence()}\n</${name}>\n\n> ${prose.sentence(true)}`
}

function createSteps(prose: Prose): string {
  const step = (): string => `  <Step title="${prose.title()}">\n    ${prose.sentence(true)}\n  </Step>`
  return `<Steps>\n${step()}\n${step()}\n${step()}\n</Steps>`
}

function createCards(prose: Prose): string {
  const card = (): string => `  <Card title="${prose.title()}" icon="book">\n    ${prose.sentence()}\n  </Card>`
  return `<CardGroup cols={2}>\n${card()}\n${card()}\n</CardGroup>`
}
