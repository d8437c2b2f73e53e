/*
 * States of a message as plain values, so that the office needs no schema to draw them.
 */

export const KEADAAN_SURAT = ['antre', 'dikirim', 'disimpan', 'gagal', 'diragukan', 'dilewati'] as const
export type KeadaanSurat = (typeof KEADAAN_SURAT)[number]

/** The label of each state of a message. */
export const KEADAAN_LABEL: Record<KeadaanSurat, string> = {
  antre: 'Menunggu',
  dikirim: 'Terkirim',
  disimpan: 'Disimpan saja',
  gagal: 'Gagal',
  diragukan: 'Diragukan',
  dilewati: 'Dilewati',
}

/** Tells whether a message in this state reached nobody, or may not have, and is not tried again. */
export function tidakSampai(keadaan: KeadaanSurat): boolean {
  return keadaan !== 'antre' && keadaan !== 'dikirim'
}

/** Channels of a message: mail or WhatsApp. */
export const SALURAN = ['email', 'whatsapp'] as const
export type Saluran = (typeof SALURAN)[number]

/** Transports of messages: a mail server, files on this machine (`berkas`), or the WhatsApp service. */
export const LEWAT = ['smtp', 'berkas', 'whatsapp'] as const
export type Lewat = (typeof LEWAT)[number]

/** The number of days that a message is kept. */
export const SURAT_HARI = 90

/**
 * Tells whether a person may send a message in this state again; one stored as a file only once a mail server is set.
 */
export function bolehDiulang(keadaan: KeadaanSurat, lewat: Lewat): boolean {
  if (keadaan === 'disimpan') return lewat === 'smtp'
  return keadaan === 'antre' || keadaan === 'gagal' || keadaan === 'diragukan'
}
