/** The reason of a cancellation right after what it takes back, from within a queue. */
export const URUNG = 'Diurungkan dari antrean'
