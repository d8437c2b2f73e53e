/** What was made of texts: the same text again gives the same thing again. Bounded by what one turn asks for. */
export class Memory<Value> {
  #before = new Map<string, Value>()
  #now = new Map<string, Value>()

  /** What was made of this text, in this turn or the one before; else what `make` gives. */
  of(text: string, make: () => Value): Value {
    const value = this.#now.get(text) ?? this.#before.get(text) ?? make()
    this.#now.set(text, value)
    return value
  }

  /** Ends a turn: what was not asked for in it is forgotten. */
  turn(): void {
    this.#before = this.#now
    this.#now = new Map()
  }
}

/** Remembers what was made of objects that stay as they are, for as long as they are held by anybody. */
export function perRecord<Key extends object, Value>(make: (record: Key) => Value): (record: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>()
  return (record) => {
    const known = made.get(record) ?? { value: make(record) }
    made.set(record, known)
    return known.value
  }
}
