/** What the state of publishing is kept under: whoever saves what visitors see has it asked for anew. */
export const PUBLIKASI_KEY = ['publikasi'] as const
