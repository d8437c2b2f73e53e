/*
 * Invisible characters come along when text is pasted from Word, a PDF, a chat or a sheet: control characters, marks of
 * writing direction, possible word breaks. Nobody means them. XML cannot write some: a single one in a name made the
 * whole feed unreadable, and two names that look alike were different.
 */

/**
 * Matches characters of every keyboard, tabs and line ends included: all are visible, and most texts have no others.
 */
const TYPED = /^[\t\n\r -~]*$/

/** Tells whether a text has only unaccented letters, digits, signs of every keyboard, tabs and line ends. */
export const isTyped = (value: string): boolean => TYPED.test(value)

/** Word's own line break, a page break, the line end of old mainframes, and Unicode's. */
const OTHER_BREAKS = /[\v\f\x85\u2028\u2029]/g
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
  /[\0-\x08\x0e-\x1f\x7f-\x9f\xad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\p{Surrogate}]/gu
/** Direction, for the signs between letters that run to the left. */
const DIRECTION = /[\u061c\u200e\u200f]/g
const TO_THE_LEFT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u
/** Matches the tags of flags of parts of a country, which begin with a black flag. */
const TAGS = /[\u{e0000}-\u{e007f}]/gu
const BLACK_FLAG = '\u{1f3f4}'
/** Matches joiners and variation selectors, which change the sign beside them or nothing. */
const JOINING = /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu
const JOINER = /^(?:\u200c|\u200d)/
/** Matches letters of scripts whose shapes depend on a joiner, Indonesia's old scripts among them. */
const SHAPED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Java}\p{scx=Bali}\p{scx=Sund}\p{scx=Bugi}]/u
/** Matches the signs of an emoji: a symbol, a tone of skin, or the selector that asks for a picture. */
const PICTURE = /[\p{So}\p{Emoji_Modifier}]|\ufe0f/u
const SYMBOL = /\p{S}/u
/** Matches characters with several glyphs, of which a following variation selector chooses one. */
const VARIED = /[\p{S}\p{sc=Hani}\p{sc=Mong}\d#*\u203c\u2049\u3030\u303d]/u

/**
 * Returns a text without invisible characters and lone surrogates. Tabs and line ends stay, as do joiners where there
 * is something to join.
 */
export function plainText(value: string): string {
  if (isTyped(value)) return value
  let text = value.replace(OTHER_BREAKS, '\n').replace(UNSEEN, '')
  if (!TO_THE_LEFT.test(text)) text = text.replace(DIRECTION, '')
  if (!text.includes(BLACK_FLAG)) text = text.replace(TAGS, '')
  return withoutIdle(text)
}

/** Removes joiners that have no effect where they stand. */
function withoutIdle(text: string): string {
  let kept = ''
  // The end of what is kept stands apart: asking the growing text for it would copy all of it at each joiner.
  let left = ''
  let from = 0
  const keep = (part: string) => {
    kept += part
    left = (left + part).slice(-2)
  }
  for (const { 0: sign, index } of text.matchAll(JOINING)) {
    keep(text.slice(from, index))
    from = index + sign.length
    if (doesAnything(left, sign, text.slice(from, from + 2))) keep(sign)
  }
  return kept + text.slice(from)
}

/** Tells whether a joiner or selector between the two changes what one sees. */
function doesAnything(left: string, sign: string, right: string): boolean {
  const before = [...left].pop() ?? ''
  const behind = [...right][0] ?? ''
  if (!JOINER.test(sign)) return VARIED.test(before)
  return SHAPED.test(before) || SHAPED.test(behind) || (PICTURE.test(before) && SYMBOL.test(behind))
}
