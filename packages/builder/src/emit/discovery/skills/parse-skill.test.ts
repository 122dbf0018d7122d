import { describe, expect, it } from 'vitest'
import { parseSkill } from './parse-skill.ts'

const BODY = '\n\n# Steps\n\nDo it.\n'

describe('parseSkill', () => {
  it('reads name and description', () => {
    const text = `---\nname: send-mail\ndescription: >\n  Sends mail.\n  Use it for mail.\nlicense: MIT\n---${BODY}`
    expect(parseSkill(text, 'send-mail')).toEqual({ name: 'send-mail', description: 'Sends mail. Use it for mail.' })
  })

  it.each([
    ['no frontmatter', '# Steps', ['It has no frontmatter with "name" and "description".']],
    ['an unclosed block', '---\nname: a', ['It has no frontmatter with "name" and "description".']],
    ['nothing in it', `---\n---${BODY}`, ['It has no "name".', 'It has no "description".']],
    ['a list', `---\n- a\n---${BODY}`, ['It has no "name".', 'It has no "description".']],
    ['another name', `---\nname: b\ndescription: x\n---${BODY}`, ['Its name "b" is not the name of its folder, "a".']],
    [
      'values of other types',
      `---\nname: [a]\ndescription: true\n---${BODY}`,
      ['It has no "name".', 'It has no "description".'],
    ],
    ['no instructions', '---\nname: a\ndescription: x\n---\n\n', ['It has no instructions below the frontmatter.']],
    [
      'a long description',
      `---\nname: a\ndescription: ${'x'.repeat(1025)}\n---${BODY}`,
      ['Its description has 1025 characters, but agents accept at most 1024.'],
    ],
  ])('reports a file with %s', (_, text, problems) => {
    expect(parseSkill(text, 'a')).toEqual({ problems })
  })

  it.each(['A', 'a--b', '-a', 'a-', 'a b', 'ä', 'a'.repeat(65)])('reports the name %j', (name) => {
    const found = parseSkill(`---\nname: "${name}"\ndescription: x\n---${BODY}`, name)
    expect(found).toEqual({ problems: [expect.stringContaining('lowercase letters, digits and single hyphens')] })
  })

  it('reports YAML that is invalid or expands without end', () => {
    for (const yaml of ['name: "', 'a: &a [*a]', '\tname: a']) {
      expect(parseSkill(`---\n${yaml}\n---${BODY}`, 'a')).toEqual({
        problems: [expect.stringContaining('not valid YAML')],
      })
    }
  })
})
