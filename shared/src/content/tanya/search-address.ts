/** The path of the server's own search of questions, for browsers without scripts (`?q=`). */
export const TANYA_SEARCH_PATH = '/api/tanya/cari'

/** The longest search text, in UTF-16 units; longer text is cut. */
export const TANYA_SEARCH_MAX = 100

/** The largest number of words that a search looks for; further ones are ignored. */
export const TANYA_SEARCH_WORDS = 8
/** The shortest word that a search looks for, in letters. */
export const TANYA_WORD_LEAST = 3
/** The largest number of answers listed that hold only some of the words. */
export const TANYA_SEBAGIAN_MAX = 10
