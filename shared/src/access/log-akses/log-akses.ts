/** The longest reason for an access to private data, in UTF-16 units. */
export const ALASAN_AKSES_MAX = 200
