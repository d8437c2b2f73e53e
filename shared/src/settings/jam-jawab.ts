/** Hours within which a request is answered: UU 27/2022, articles 30, 32 and 40, say 3×24. */
export const PERMINTAAN_JAM = 72
