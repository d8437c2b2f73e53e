/** The prefix of a family in an address. It has a file of its own, so that a page can look for one at no cost. */
export const KELUARGA_AWALAN = '#hitung?'
