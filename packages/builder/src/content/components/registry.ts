import { accordion } from './accordion.tsx'
import { accordionGroup } from './accordion-group.tsx'
import { requestExample, responseExample } from './api-examples.tsx'
import { badge } from './badge.tsx'
import { banner } from './banner.tsx'
import { callout, check, danger, info, note, tip, warning } from './callouts.tsx'
import { card } from './card.tsx'
import { cardGroup } from './card-group.tsx'
import { codeBlock } from './code-block.tsx'
import { codeGroup } from './code-group.tsx'
import { color } from './color.tsx'
import { colorItem } from './color-item.tsx'
import { colorRow } from './color-row.tsx'
import { column } from './column.tsx'
import { configValidator } from './config-validator.tsx'
import type { Component } from './define-component.ts'
import { expandable } from './expandable.tsx'
import { frame } from './frame.tsx'
import { githubRepo } from './github-repo.tsx'
import { heading } from './heading.tsx'
import { icon } from './icon.tsx'
import { latex } from './latex.tsx'
import { panel } from './panel.tsx'
import { paramField } from './param-field.tsx'
import { prompt } from './prompt.tsx'
import { responseField } from './response-field.tsx'
import { step } from './step.tsx'
import { steps } from './steps.tsx'
import { tab } from './tab.tsx'
import { tabs } from './tabs.tsx'
import { tile } from './tile.tsx'
import { tooltip } from './tooltip.tsx'
import { tree } from './tree.tsx'
import { treeFile } from './tree-file.tsx'
import { treeFolder } from './tree-folder.tsx'
import { update } from './update.tsx'
import { view } from './view.tsx'
import { visibility } from './visibility.tsx'

/** Every component of the format, by the name authors write. */
export const components = {
  Accordion: accordion,
  AccordionGroup: accordionGroup,
  Badge: badge,
  Banner: banner,
  Callout: callout,
  Card: card,
  CardGroup: cardGroup,
  Check: check,
  CodeBlock: codeBlock,
  CodeGroup: codeGroup,
  'Color.Item': colorItem,
  'Color.Row': colorRow,
  Color: color,
  Column: column,
  ConfigValidator: configValidator,
  Danger: danger,
  Expandable: expandable,
  Frame: frame,
  'GitHub.Repo': githubRepo,
  Heading: heading,
  Icon: icon,
  Info: info,
  Latex: latex,
  Note: note,
  Panel: panel,
  ParamField: paramField,
  Prompt: prompt,
  RequestExample: requestExample,
  ResponseExample: responseExample,
  ResponseField: responseField,
  Step: step,
  Steps: steps,
  Tab: tab,
  Tabs: tabs,
  Tile: tile,
  Tip: tip,
  Tooltip: tooltip,
  'Tree.File': treeFile,
  'Tree.Folder': treeFolder,
  Tree: tree,
  Update: update,
  View: view,
  Visibility: visibility,
  Warning: warning,
} satisfies Record<string, Component>

const index: ReadonlyMap<string, Component> = new Map(
  Object.values(components).flatMap((component) =>
    [component.name, ...(component.aliases ?? [])].map((name) => [name, component] as const),
  ),
)

/** Every name a component may be written with, aliases included. */
export const knownComponents: ReadonlySet<string> = new Set(index.keys())

/** The component of that name or alias; upper and lower case differ. */
export function findComponent(name: string): Component | undefined {
  return index.get(name)
}
