/** The query key of the publishing state: whoever saves what visitors see invalidates it. */
export const PUBLIKASI_KEY = ['publikasi'] as const
