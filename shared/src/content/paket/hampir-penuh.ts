/** The number of seats left at or below which pages warn. */
export const HAMPIR_PENUH_PAX = 5
/** The rule behind “Hampir penuh”, as pages print it beside the seats. */
export const HAMPIR_PENUH_ATURAN = `“Hampir penuh” berarti sisa ${HAMPIR_PENUH_PAX} kursi atau kurang.`
