import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { walkGroups } from './walk-groups.ts'

/** Warns about blank texts that the schema accepts although visitors should see them. */
export function checkBlankText(config: PartialConfig): ValueProblem[] {
  const logo = typeof config.logo === 'object' ? config.logo : undefined
  const texts: { text: string | undefined; path: ConfigPath }[] = [
    { text: logo?.light, path: ['logo', 'light'] },
    { text: logo?.dark, path: ['logo', 'dark'] },
    { text: config.favicon, path: ['favicon'] },
    { text: config.topbarCtaButton?.name, path: ['topbarCtaButton', 'name'] },
    ...(config.topbarLinks ?? []).map(({ name }, index) => ({ text: name, path: ['topbarLinks', index, 'name'] })),
    { text: config.topAnchor?.name, path: ['topAnchor', 'name'] },
    { text: config.primaryTab?.name, path: ['primaryTab', 'name'] },
    ...[...walkGroups(config.navigation)].map(({ group, path }) => ({ text: group.group, path: [...path, 'group'] })),
  ]
  return texts.flatMap(({ text, path }) =>
    text !== undefined && text.trim() === ''
      ? [
          {
            code: 'config/blank-text',
            path,
            at: 'value',
            message: `${describePath(path)} is ${describeValue(text)}; expected some text.`,
            suggestions: [path.at(-1) === 'group' ? 'Give the group a title.' : 'Fill in the text, or remove the key.'],
          },
        ]
      : [],
  )
}
