/**
 * What is made of each of a list, such as choices: one of which nothing can be made is left out, so that the others can be chosen, and
 * the error goes to the console.
 */
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
