/** Minutes in which a move or a cancellation of a booking can be taken back, while nothing else happened to it. */
export const URUNG_MENIT = 30
