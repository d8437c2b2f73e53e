/** The note beside guides of the made-up agency (`@safar/shared/content/contoh/pembimbing`). */
export const PEMBIMBING_CATATAN = 'Nama dan potret pembimbing di sini adalah contoh.'
