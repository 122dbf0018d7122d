import type { NavigationGroup } from '@spearmint/config'

/** A group of the configuration with its position. */
export interface GroupFrame {
  group: NavigationGroup
  parent?: GroupFrame
  /** Position in the parent's `pages`, or in `navigation`. */
  index: number
  /** The version of this group or of the nearest parent that has one. */
  version?: string
  /** Titles from the outermost group to this one, without those of groups that have no heading. */
  titles: readonly string[]
}

/** One entry for a page. */
export interface NavigationEntry {
  /** The page as written in the configuration. */
  name: string
  frame: GroupFrame
  /** Position in the `pages` of its group. */
  index: number
}

/** Lists every page in `navigation`, in its order, at any depth. */
export function* listEntries(navigation: readonly NavigationGroup[]): Generator<NavigationEntry, void> {
  for (const [index, group] of navigation.entries()) yield* listGroup(createFrame(group, index))
}

function* listGroup(frame: GroupFrame): Generator<NavigationEntry, void> {
  for (const [index, item] of frame.group.pages.entries()) {
    if (typeof item === 'string') yield { name: item, frame, index }
    else yield* listGroup(createFrame(item, index, frame))
  }
}

function createFrame(group: NavigationGroup, index: number, parent?: GroupFrame): GroupFrame {
  const version = group.version ?? parent?.version
  const titles = parent?.titles ?? []
  return {
    group,
    index,
    ...(parent !== undefined && { parent }),
    ...(version !== undefined && { version }),
    titles: group.group === '' ? titles : Object.freeze([...titles, group.group]),
  }
}

/** The path of an entry in the configuration: `['navigation', 0, 'pages', 2]`. */
export function toConfigPath({ frame, index }: NavigationEntry): (string | number)[] {
  const path: (string | number)[] = [index]
  for (let parent: GroupFrame | undefined = frame; parent !== undefined; parent = parent.parent) {
    path.unshift(parent.index, 'pages')
  }
  return ['navigation', ...path]
}
