/** The server's own search of questions, for whoever has no scripts (`?q=`). */
export const TANYA_SEARCH_PATH = '/api/tanya/cari'

/** Longest search, in UTF-16 units: what is longer is cut. */
export const TANYA_SEARCH_MAX = 100

/** Words of a search that are looked for: what is behind them adds nothing. */
export const TANYA_SEARCH_WORDS = 8
/** Shorter words are in every text: nobody means them alone. */
export const TANYA_WORD_LEAST = 3
/** Answers that hold but some of the words: more of them nobody goes through. */
export const TANYA_SEBAGIAN_MAX = 10
