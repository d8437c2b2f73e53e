/*
 * Pages of the site that stand in every release, by their name in code: `import * as page`, then `page.daftar`. The
 * sitemap lists every export of this file, and a test compares them with the pages that exist.
 */
export const beranda = '/'
export const paket = '/paket'
export const umroh = '/umroh'
export const haji = '/haji'
export const ibadah = '/ibadah'
export const ilmiah = '/ilmiah'
export const sejarah = '/sejarah'
export const artikel = '/artikel'
export const galeri = '/galeri'
export const profil = '/profile'
export const pembimbing = '/pembimbing'
export const tanyaJawab = '/tanya-jawab'
export const daftar = '/daftar'
export const privasi = '/privasi'
export const syarat = '/syarat'
export const kepercayaan = '/kepercayaan'
export const dataSaya = '/data-saya'
export const kwitansi = '/kwitansi'
