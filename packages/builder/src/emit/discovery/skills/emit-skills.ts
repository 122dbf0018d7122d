import { createHash } from 'node:crypto'
import { type Diagnostic, START_OF_FILE, toDiagnostic } from '@spearmint/config/diagnostics'
import type { SourceFolder } from '../../../core/index.ts'
import { EMIT_CODES } from '../../codes.ts'
import { parseSkill, type Skill } from './parse-skill.ts'

/** The list of the skills of a host (Agent Skills Discovery 0.2, a draft). */
export const SKILLS_INDEX_FILE = '.well-known/agent-skills/index.json'

const FOLDER = '.well-known/agent-skills'
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

export interface SkillsInput {
  /** Paths of the files that are published unchanged. */
  staticFiles: readonly string[]
  source: Pick<SourceFolder, 'readBytes'>
  /** The skill about the site, if it has one. */
  siteSkill?: (Skill & { text: string }) | undefined
  toUrl(path: string): string
}

/** Files to write, and problems in skills. A skill with problems is not listed. */
export interface EmittedSkills {
  files: { path: string; text: string }[]
  diagnostics: Diagnostic[]
}

/** Creates the list of skills: those in the folder of the site, and the one about the site. */
export function emitSkills({ staticFiles, source, siteSkill, toUrl }: SkillsInput): EmittedSkills {
  const diagnostics: Diagnostic[] = []
  const listed: { skill: Skill; path: string; bytes: Uint8Array }[] = []
  for (const path of staticFiles) {
    const folder = /^\.well-known\/agent-skills\/([^/]+)\/SKILL\.md$/.exec(path)?.[1]
    const bytes = folder === undefined ? undefined : source.readBytes(path)
    if (folder === undefined || bytes === undefined) continue
    const skill = parseSkill(new TextDecoder().decode(bytes), folder)
    if ('problems' in skill) diagnostics.push(...skill.problems.map((problem) => toSkillDiagnostic(path, problem)))
    else listed.push({ skill, path, bytes })
  }
  const files: EmittedSkills['files'] = []
  const own = siteSkill && `${FOLDER}/${siteSkill.name}/SKILL.md`
  // A skill that the author wrote under this name replaces it.
  if (siteSkill !== undefined && own !== undefined && !staticFiles.includes(own)) {
    files.push({ path: own, text: siteSkill.text })
    listed.push({ skill: siteSkill, path: own, bytes: new TextEncoder().encode(siteSkill.text) })
  }
  const skills = listed.map(({ skill: { name, description }, path, bytes }) => ({
    name,
    type: 'skill-md',
    description,
    url: toUrl(path),
    digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
  }))
  files.push({ path: SKILLS_INDEX_FILE, text: `${JSON.stringify({ $schema: SCHEMA, skills }, undefined, 2)}\n` })
  return { files, diagnostics }
}

function toSkillDiagnostic(file: string, problem: string): Diagnostic {
  return toDiagnostic(EMIT_CODES, {
    code: 'site/invalid-skill',
    message: `This skill is not listed. ${problem}`,
    file,
    range: START_OF_FILE,
  })
}
