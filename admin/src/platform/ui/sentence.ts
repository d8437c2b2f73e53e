/** Capitalises a word as a sentence begins with it: `Paket`. */
export function sentence(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
