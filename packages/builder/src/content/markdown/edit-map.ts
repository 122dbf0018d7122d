/** Changes to a list of events, each `[index, remove, add]`. */
type Change<Event> = [at: number, remove: number, add: Event[]]

/**
 * Does what the class of the same name in `micromark-util-edit-map` does, which the bundle replaces by it. That one copies
 * all events for every change, and the parser makes one at the end of each quote and list: a page of 80 kB with nothing
 * but short quotes took half a minute. This one copies only what comes after the first change.
 */
export class EditMap<Event> {
  readonly #changes = new Map<number, Change<Event>>()

  /** Removes events at an index, then inserts others there. The index is that before all changes. */
  add(at: number, remove: number, add: Event[]): void {
    const change = this.#open(at, remove, add)
    if (change === undefined) return
    for (const event of add) change[2].push(event)
  }

  /** Like `add`, but inserts in front of what is already inserted at this index. */
  addBefore(at: number, remove: number, add: Event[]): void {
    const change = this.#open(at, remove, add)
    if (change !== undefined) change[2] = [...add, ...change[2]]
  }

  /** Applies all changes to the list, and forgets them. */
  consume(events: Event[]): void {
    const changes = [...this.#changes.values()].sort((a, b) => a[0] - b[0])
    this.#changes.clear()
    const first = changes[0]?.[0]
    if (first === undefined) return
    const tail = events.slice(first)
    // As in the original, a change behind the end of the list is one at its end.
    events.length = Math.min(first, events.length)
    let position = 0
    for (const [at, remove, add] of changes) {
      for (; position < at - first && position < tail.length; position++) events.push(tail[position] as Event)
      for (const event of add) events.push(event)
      position = Math.max(position, at - first + remove)
    }
    for (; position < tail.length; position++) events.push(tail[position] as Event)
  }

  #open(at: number, remove: number, add: readonly Event[]): Change<Event> | undefined {
    if (remove === 0 && add.length === 0) return undefined
    const change = this.#changes.get(at) ?? [at, 0, []]
    change[1] += remove
    this.#changes.set(at, change)
    return change
  }
}
