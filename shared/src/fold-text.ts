/*
 * Apart from `text.ts`: a page that searches in the browser would load the schema library with it.
 */

// Of every kind that keyboards and word processors make: "Nur'aini" is found by "Nuraini".
const APOSTROPHES = /['’‘ʼʻʿʾ`´]/g

/** Folds case, accents and apostrophes, for search: "Umrah Plus Türkiye" is found by "turkiye". */
export function foldText(value: string): string {
  return value.replace(APOSTROPHES, '').normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('id-ID')
}
