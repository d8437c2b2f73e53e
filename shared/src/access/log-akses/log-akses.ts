/** The longest reason for an access to private data, in UTF-16 units. */
export const ALASAN_AKSES_MAX = 200

/** The retention, in months, of rows that name who did or opened something. */
export const LOG_AKSES_BULAN = 24
