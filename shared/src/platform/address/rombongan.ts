/** The page of a group's guide. It is in no sitemap: without the link that the office gives it shows nothing. */
export const rombongan = '/rombongan'
/** The worker that keeps this page readable without a network; its scope is the page alone. */
export const rombonganPekerja = '/rombongan-luring.js'
