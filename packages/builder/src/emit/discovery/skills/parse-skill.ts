import { isObject } from '../../../core/index.ts'
import { parseYaml, splitFrontmatter } from '../../../site/index.ts'

/** A skill as its file describes it. */
export interface Skill {
  name: string
  description: string
}

/** The limits of the Agent Skills specification (agentskills.io/specification). */
const MAX_NAME = 64
const MAX_DESCRIPTION = 1024
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether agents accept a name. */
export function isSkillName(name: string): boolean {
  return NAME.test(name) && name.length <= MAX_NAME
}

/**
 * Parses a `SKILL.md`.
 *
 * @param folder The name of its folder, which the skill must have, too.
 * @returns the skill, or what is wrong with it: sentences that start with the subject
 */
export function parseSkill(text: string, folder: string): Skill | { problems: readonly string[] } {
  const { yaml, bodyStart } = splitFrontmatter(text)
  if (yaml === undefined) return { problems: ['It has no frontmatter with "name" and "description".'] }
  const parsed = parseYaml(yaml)
  if (!parsed.ok) return { problems: [`Its frontmatter is not valid YAML: ${parsed.reason}.`] }
  const { name, description } = isObject(parsed.value) ? parsed.value : {}
  const problems = [
    ...checkName(name, folder),
    ...checkDescription(description),
    ...(text.slice(bodyStart).trim() === '' ? ['It has no instructions below the frontmatter.'] : []),
  ]
  return problems.length > 0 ? { problems } : { name: String(name), description: String(description).trim() }
}

function checkName(name: unknown, folder: string): string[] {
  if (typeof name !== 'string' || name.trim() === '') return ['It has no "name".']
  if (!isSkillName(name)) {
    return [
      `Its name "${name.slice(0, 100)}" must have at most ${MAX_NAME} lowercase letters, digits and single hyphens.`,
    ]
  }
  return name === folder ? [] : [`Its name "${name}" is not the name of its folder, "${folder}".`]
}

function checkDescription(description: unknown): string[] {
  if (typeof description !== 'string' || description.trim() === '') return ['It has no "description".']
  if (description.length <= MAX_DESCRIPTION) return []
  return [`Its description has ${description.length} characters, but agents accept at most ${MAX_DESCRIPTION}.`]
}
