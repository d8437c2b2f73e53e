type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Returns the fields of an update that were sent; a field left out keeps its value. */
export function defined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Defined<T>
}
