/** A picture of one clear dot, for an `<img>` whose sources are asked for by screen. */
export const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
