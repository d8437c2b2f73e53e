/** The worker that keeps the page of a group readable without a network: at the root, so its scope can be that page. */
export const rombonganPekerja = '/rombongan-simpan.js'
