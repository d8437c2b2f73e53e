/** What the part of an address behind which a family stands begins with: known alone, it costs a page nothing to look for one. */
export const KELUARGA_AWALAN = '#hitung?'
