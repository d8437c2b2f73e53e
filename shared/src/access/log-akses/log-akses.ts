/** Letters that a reason for looking at something private may have. */
export const ALASAN_AKSES_MAX = 200
