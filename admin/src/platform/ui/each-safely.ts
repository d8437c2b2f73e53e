/** Maps a list, skipping each item that throws, so that the others can be chosen; its error goes to the console. */
export function eachSafely<Item, Made>(list: readonly Item[], make: (item: Item) => Made): Made[] {
  return list.flatMap((item) => {
    try {
      return [make(item)]
    } catch (error) {
      console.error(error)
      return []
    }
  })
}
