/*
 * The oldest browsers that site and office support: phones of 2020, as families of pilgrims still carry them, and the
 * WebView of that age inside their chat apps. Both bundles are compiled for them, and `bawaan.ts` brings the built-ins
 * that they lack.
 */

/** The browsers as compile targets. */
export const LANTAI = ['chrome85', 'safari14'] as const

/** The browsers in words, for people. */
export const LANTAI_KATA = 'Chrome 85 atau Safari 14'
