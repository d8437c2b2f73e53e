/** The mask in place of a sealed value, which no answer and no revision holds. */
export const TERSEGEL = '••••••'
