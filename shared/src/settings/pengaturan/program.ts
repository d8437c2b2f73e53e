/** The fixed programmes of `/produk/1` to `3`, in their order, as the settings call them. */
export const PROGRAM = ['itikaf', 'dakhili', 'overseas'] as const
export type Program = (typeof PROGRAM)[number]
