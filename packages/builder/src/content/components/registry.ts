import { badge } from './badge/badge.tsx'
import { banner } from './banner/banner.tsx'
import { callout, check, danger, info, note, tip, warning } from './callout/callouts.tsx'
import { card } from './card/card.tsx'
import { cardGroup } from './card/card-group.tsx'
import { column } from './card/column.tsx'
import { requestExample, responseExample } from './code/api-examples.tsx'
import { codeBlock } from './code/code-block.tsx'
import { codeGroup } from './code/code-group.tsx'
import { color } from './color/color.tsx'
import { colorItem } from './color/color-item.tsx'
import { colorRow } from './color/color-row.tsx'
import { configValidator } from './config-validator/config-validator.tsx'
import type { Component } from './define-component.ts'
import { accordion } from './disclosure/accordion.tsx'
import { accordionGroup } from './disclosure/accordion-group.tsx'
import { expandable } from './disclosure/expandable.tsx'
import { paramField } from './field/param-field.tsx'
import { responseField } from './field/response-field.tsx'
import { frame } from './frame/frame.tsx'
import { githubRepo } from './github-repo/github-repo.tsx'
import { heading } from './heading/heading.tsx'
import { hero } from './home/hero.tsx'
import { heroAction } from './home/hero-action.tsx'
import { logos } from './home/logos.tsx'
import { logosItem } from './home/logos-item.tsx'
import { icon } from './icon/icon.tsx'
import { latex } from './latex/latex.tsx'
import { link } from './link/link.tsx'
import { panel } from './panel/panel.tsx'
import { prompt } from './prompt/prompt.tsx'
import { step } from './steps/step.tsx'
import { steps } from './steps/steps.tsx'
import { tab } from './tabs/tab.tsx'
import { tabs } from './tabs/tabs.tsx'
import { tile } from './tile/tile.tsx'
import { tooltip } from './tooltip/tooltip.tsx'
import { tree } from './tree/tree.tsx'
import { treeFile } from './tree/tree-file.tsx'
import { treeFolder } from './tree/tree-folder.tsx'
import { update } from './update/update.tsx'
import { view } from './view/view.tsx'
import { visibility } from './visibility/visibility.tsx'

/** Every component, by the name authors write. */
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
  'Hero.Action': heroAction,
  Hero: hero,
  Icon: icon,
  Info: info,
  Latex: latex,
  Link: link,
  'Logos.Item': logosItem,
  Logos: logos,
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

/** All names of components, including aliases. */
export const knownComponents: ReadonlySet<string> = new Set(index.keys())

/** Finds a component by its name or alias, which are case-sensitive. */
export function findComponent(name: string): Component | undefined {
  return index.get(name)
}
