/** Ready reasons of a refused payment; the family reads them. */
export const PENOLAKAN_BUKTI = [
  'Uangnya belum masuk ke rekening kami',
  'Jumlahnya berbeda dengan yang masuk',
  'Buktinya tidak terbaca',
  'Bukti ini sudah kami terima sebelumnya',
]

/** Says who reads the reason of a refusal, beside the field for it. */
export const PENOLAKAN_DIBACA =
  'Keluarganya membaca alasan ini di halamannya; bila buktinya dari mereka, di email juga.'
