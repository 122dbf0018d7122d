import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSiteSkill, type SiteSkillInput } from './create-site-skill.ts'
import { emitSkills } from './emit-skills.ts'
import { parseSkill } from './parse-skill.ts'

const INPUT: SiteSkillInput = {
  name: 'Acme: "Pay"',
  description: 'Payments\nfor everyone.',
  root: 'https://docs.acme.com',
  listUrl: 'https://docs.acme.com/llms.txt',
  indexUrl: 'https://docs.acme.com/docs-index.json',
  specUrls: ['https://docs.acme.com/openapi.json'],
  operations: [
    {
      servers: [{ url: 'https://api.acme.com', variables: [] }],
      security: [
        { schemes: [{ type: 'bearer', name: 'a' }] },
        { schemes: [{ type: 'key', name: 'b', place: 'header', parameter: 'X-`Key`' }] },
      ],
    },
  ],
}

function emit(files: Record<string, string>, input?: SiteSkillInput) {
  const { files: written, diagnostics } = emitSkills({
    staticFiles: Object.keys(files),
    source: { readBytes: (path) => new TextEncoder().encode(files[path]) },
    siteSkill: input && createSiteSkill(input),
    toUrl: (path) => `/${path}`,
  })
  const index = written.find(({ path }) => path.endsWith('index.json'))?.text ?? ''
  return { written: written.map(({ path }) => path), skills: JSON.parse(index).skills, diagnostics }
}

describe('emitSkills', () => {
  const text = '---\nname: mail\ndescription: Sends mail.\n---\n\nSend it.\n'

  it('lists skills with the hash of their bytes', () => {
    const { written, skills, diagnostics } = emit({
      '.well-known/agent-skills/mail/SKILL.md': text,
      '.well-known/agent-skills/mail/references/a.md': 'a',
      'SKILL.md': text,
    })
    expect(diagnostics).toEqual([])
    expect(written).toEqual(['.well-known/agent-skills/index.json'])
    expect(skills).toEqual([
      {
        name: 'mail',
        type: 'skill-md',
        description: 'Sends mail.',
        url: '/.well-known/agent-skills/mail/SKILL.md',
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    ])
  })

  it('reports an invalid skill and does not list it', () => {
    const { skills, diagnostics } = emit({ '.well-known/agent-skills/post/SKILL.md': text })
    expect(skills).toEqual([])
    expect(diagnostics.map(({ code, file, message }) => [code, file, message])).toEqual([
      [
        'site/invalid-skill',
        '.well-known/agent-skills/post/SKILL.md',
        'This skill is not listed. Its name "mail" is not the name of its folder, "post".',
      ],
    ])
  })

  it('adds a skill about the site, unless the author wrote it', () => {
    const path = '.well-known/agent-skills/acme-pay-docs/SKILL.md'
    expect(emit({}, INPUT).written).toContain(path)
    const own = text.replace('name: mail', 'name: acme-pay-docs')
    const { written, skills } = emit({ [path]: own }, INPUT)
    expect(written).not.toContain(path)
    expect(skills).toHaveLength(1)
  })
})

describe('createSiteSkill', () => {
  it('writes a valid skill with the ways to search and to authorize', () => {
    const { text, name } = createSiteSkill(INPUT)
    expect(parseSkill(text, name)).toMatchObject({ name: 'acme-pay-docs' })
    expect(text).toContain('npx -y spearmint mcp https://docs.acme.com`')
    expect(text).toContain('- OpenAPI: https://docs.acme.com/openapi.json')
    expect(text).toContain('- Server: `https://api.acme.com`')
    expect(text).toContain('- Authorization: send the header `Authorization: Bearer <token>`.')
    expect(text).toContain('- Authorization: send the API key in the header `X-Key`.')
  })

  it.each(['日本語', '---', '', 'a'.repeat(200)])('writes a valid skill for a site called %j', (name) => {
    const skill = createSiteSkill({ ...INPUT, name, root: undefined, specUrls: [], operations: [] })
    expect(parseSkill(skill.text, skill.name)).not.toHaveProperty('problems')
    expect(skill.text).not.toContain('## Call the API')
  })
})
