/** A cache of what was made of texts. It keeps what this turn and the one before asked for. */
export class Memory<Value> {
  #before = new Map<string, Value>()
  #now = new Map<string, Value>()

  /** Returns the cached value of a text; else makes it. */
  of(text: string, make: () => Value): Value {
    const value = this.#now.get(text) ?? this.#before.get(text) ?? make()
    this.#now.set(text, value)
    return value
  }

  /** Ends a turn: drops what was not asked for in it. */
  turn(): void {
    this.#before = this.#now
    this.#now = new Map()
  }
}

/** Memoises a function of immutable objects, for as long as these are referenced. */
export function perRecord<Key extends object, Value>(make: (record: Key) => Value): (record: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>()
  return (record) => {
    const known = made.get(record) ?? { value: make(record) }
    made.set(record, known)
    return known.value
  }
}
