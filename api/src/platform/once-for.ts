/**
 * Returns a function that makes something once for each object that it is given, and gives the same again: what follows
 * from a declaration alone need not be made anew by every server of a process.
 */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>()
  return (key) => {
    const { made } = known.get(key) ?? { made: make(key) }
    known.set(key, { made })
    return made
  }
}
