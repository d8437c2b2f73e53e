/*
 * Texts are cut between grapheme clusters. Half of an emoji is half of a surrogate pair, which no address, disk or mail
 * accepts; a flag or a family without its end is another picture, and a letter without its accent another letter.
 */

/** A sign longer than this, a letter under a heap of marks, is cut between its parts. */
const LONGEST_SIGN = 64

// Browsers at the edge of those that are served know no signs: pairs stay whole there, too.
const signs =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('id', { granularity: 'grapheme' }) : null

const isFirstHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/**
 * Returns as many whole grapheme clusters from the start of a text as fit in `most` UTF-16 units, the unit of every
 * limit.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const at = signs?.segment(text.slice(0, most + LONGEST_SIGN)).containing(most)?.index ?? most
  const end = most - at < LONGEST_SIGN ? at : most
  return text.slice(0, end > 0 && isFirstHalf(text.charCodeAt(end - 1)) ? end - 1 : end)
}

/** Returns a text of at most `most` UTF-16 units, with an ellipsis if it was cut. */
export function shortText(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`
}

/** Returns the first grapheme cluster of a text, as the initial of a name; empty if there is none. */
export function firstSign(text: string): string {
  const end = signs?.segment(cutText(text, LONGEST_SIGN)).containing(0)?.segment.length
  return text.slice(0, end ?? (isFirstHalf(text.charCodeAt(0)) ? 2 : 1))
}
