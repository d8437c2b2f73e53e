/** The outline of an arrow to the right; apart from `icon-paths.ts`, since home's carousel loads no other of them. */
export const ARROW = 'M5 12l14 0M13 18l6-6M13 6l6 6'
