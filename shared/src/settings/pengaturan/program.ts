/** The fixed programmes of `/produk/1` to `3`, in order, by their name in the settings. */
export const PROGRAM = ['itikaf', 'dakhili', 'overseas'] as const
export type Program = (typeof PROGRAM)[number]
