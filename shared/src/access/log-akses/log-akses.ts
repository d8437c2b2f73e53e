/** How long a reason for looking at something private may be. */
export const ALASAN_AKSES_MAX = 200
