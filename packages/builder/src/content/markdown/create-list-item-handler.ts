import type { Element } from 'hast'
import type { List, ListItem, Parents } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { defaultHandlers } from 'remark-rehype'

type ListItemHandler = (state: State, node: ListItem, parent: Parents | undefined) => Element

/**
 * Creates the handler of list items. The default one looks through all items of a list for each item, to find out whether
 * the list is loose; this one looks once per list.
 */
export function createListItemHandler(): ListItemHandler {
  const lists = new WeakMap<List, List>()

  /** A list without items that is as loose as the given one: the default handler reads nothing else. */
  function toEmptyList(list: List): List {
    const known = lists.get(list)
    if (known !== undefined) return known
    const empty: List = { ...list, spread: list.spread || list.children.some(isLoose), children: [] }
    lists.set(list, empty)
    return empty
  }

  return (state, node, parent) =>
    defaultHandlers.listItem(state, node, parent?.type === 'list' ? toEmptyList(parent) : parent)
}

function isLoose({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1
}
