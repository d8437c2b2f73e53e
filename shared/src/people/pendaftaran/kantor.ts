/** The version of the consent that staff read to somebody who registers by phone or at the counter. */
export const KANTOR_VERSI = 'kantor-2026-11-26'
export const KANTOR_SETUJU =
  'Persetujuan untuk disimpan paling lama 24 bulan dan dihubungi tentang pendaftaran ini diberikan langsung kepada kantor, lewat telepon, chat, atau tatap muka.'
