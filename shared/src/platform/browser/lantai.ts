/*
 * The oldest browsers that site and office run in: phones of 2020, as families of pilgrims still carry them, and the WebView of the same
 * age inside their chats. Both bundles are written for them, and lack nothing that `bawaan.ts` does not bring.
 */

/** As a compiler takes them. */
export const LANTAI = ['chrome85', 'safari14'] as const

/** As people are told. */
export const LANTAI_KATA = 'Chrome 85 atau Safari 14'
