/** The server's own search of questions, for whoever has no scripts (`?q=`). */
export const TANYA_SEARCH_PATH = '/api/tanya/cari'

/** Longest search, in UTF-16 units: what is longer is cut. */
export const TANYA_SEARCH_MAX = 100
