/*
 * Control characters come along when text is pasted from Word, a PDF or a sheet. Nobody sees them, nobody meant them, and
 * XML has no way to write most of them: a single one in a name made the whole feed unreadable.
 */

/** Word's own line break, a page break, and the line end of old mainframes. */
const OTHER_BREAKS = /[\v\f\x85]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const UNSEEN = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffe\uffff\p{Surrogate}]/gu

/** A text without control characters and halves of letters; tabs and line ends stay, and marks of writing direction are none. */
export function plainText(value: string): string {
  return value.replace(OTHER_BREAKS, '\n').replace(UNSEEN, '')
}
