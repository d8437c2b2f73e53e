/** The hours within which a data request is answered: 3×24 (UU 27/2022, articles 30, 32 and 40). */
export const PERMINTAAN_JAM = 72
