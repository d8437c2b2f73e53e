/** The default consent text, stored with its version: a changed text needs a new version (UU 27/2022). */
export const CONSENT = {
  versi: '2026-11-22',
  teks: 'Saya setuju nama, nomor telepon, email, dan data lain yang saya isi disimpan paling lama 24 bulan untuk menghubungi saya tentang pendaftaran ini.',
  pemasaran:
    'Saya juga bersedia menerima kabar paket dan promo. Boleh dikosongkan, dan dapat ditarik kapan saja.',
} as const
