/** The note on backups, the data key and private files, for whoever makes and keeps backups. */
export const KATA_KUNCI_CADANGAN =
  'Cadangan terenkripsi membawa kunci data dan berkas pribadi, sehingga semua isinya terbuka lagi di server mana pun. Cadangan tanpa CADANGAN_KUNCI tidak membawa keduanya: simpan kunci data juga di luar server.'
