import type { Component } from '../model/component.ts'
import { accordion } from './accordion.tsx'
import { accordionGroup } from './accordion-group.tsx'
import { requestExample, responseExample } from './api-examples.tsx'
import { callout, check, danger, info, note, tip, warning } from './callouts.tsx'
import { card } from './card.tsx'
import { cardGroup } from './card-group.tsx'
import { codeBlock } from './code-block.tsx'
import { codeGroup } from './code-group.tsx'
import { column } from './column.tsx'
import { configValidator } from './config-validator.tsx'
import { expandable } from './expandable.tsx'
import { frame } from './frame.tsx'
import { icon } from './icon.tsx'
import { latex } from './latex.tsx'
import { panel } from './panel.tsx'
import { paramField } from './param-field.tsx'
import { responseField } from './response-field.tsx'
import { step } from './step.tsx'
import { steps } from './steps.tsx'
import { tab } from './tab.tsx'
import { tabs } from './tabs.tsx'
import { tooltip } from './tooltip.tsx'
import { update } from './update.tsx'

/** Every component of the format, by the name authors write. */
export const components = {
  Accordion: accordion,
  AccordionGroup: accordionGroup,
  Callout: callout,
  Card: card,
  CardGroup: cardGroup,
  Check: check,
  CodeBlock: codeBlock,
  CodeGroup: codeGroup,
  Column: column,
  ConfigValidator: configValidator,
  Danger: danger,
  Expandable: expandable,
  Frame: frame,
  Icon: icon,
  Info: info,
  Latex: latex,
  Note: note,
  Panel: panel,
  ParamField: paramField,
  RequestExample: requestExample,
  ResponseExample: responseExample,
  ResponseField: responseField,
  Step: step,
  Steps: steps,
  Tab: tab,
  Tabs: tabs,
  Tip: tip,
  Tooltip: tooltip,
  Update: update,
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
