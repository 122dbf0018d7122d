/** A `Map` in content. */
export class MapValue<T> {
  readonly map: Map<T, T>

  constructor(entries: Iterable<readonly [T, T]>) {
    this.map = new Map(entries)
  }
}

/** A `Set` in content. */
export class SetValue<T> {
  readonly set: Set<T>

  constructor(items: Iterable<T>) {
    this.set = new Set(items)
  }
}
