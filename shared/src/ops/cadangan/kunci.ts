/** What backups do with the key that seals private values, for whoever makes and keeps them. */
export const KATA_KUNCI_CADANGAN =
  'Cadangan terenkripsi membawa kunci data, sehingga semua isinya terbuka lagi di server mana pun. Cadangan tanpa CADANGAN_KUNCI tidak membawanya: simpan kunci data juga di luar server.'
