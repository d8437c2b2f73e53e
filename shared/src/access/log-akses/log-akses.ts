/** The longest reason for an access to private data, in UTF-16 units. */
export const ALASAN_AKSES_MAX = 200

/** Months that a row is kept which says who did or looked at something. */
export const LOG_AKSES_BULAN = 24
