/** What backups do with the key that seals private values, and with private files, for whoever makes and keeps them. */
export const KATA_KUNCI_CADANGAN =
  'Cadangan terenkripsi membawa kunci data dan berkas pribadi, sehingga semua isinya terbuka lagi di server mana pun. Cadangan tanpa CADANGAN_KUNCI tidak membawa keduanya: simpan kunci data juga di luar server.'
