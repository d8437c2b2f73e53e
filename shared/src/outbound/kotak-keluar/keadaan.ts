/*
 * How far a message is, in plain values: the office draws this without a schema.
 */

export const KEADAAN_SURAT = ['antre', 'dikirim', 'disimpan', 'gagal', 'diragukan', 'dilewati'] as const
export type KeadaanSurat = (typeof KEADAAN_SURAT)[number]

/** What a state is called. */
export const KEADAAN_LABEL: Record<KeadaanSurat, string> = {
  antre: 'Menunggu',
  dikirim: 'Terkirim',
  disimpan: 'Disimpan saja',
  gagal: 'Gagal',
  diragukan: 'Diragukan',
  dilewati: 'Dilewati',
}

/** Whether a message in this state reached nobody, or may not have, and nothing more is tried. */
export function tidakSampai(keadaan: KeadaanSurat): boolean {
  return keadaan !== 'antre' && keadaan !== 'dikirim'
}

/** What a message is: a mail, or a WhatsApp message. */
export const SALURAN = ['email', 'whatsapp'] as const
export type Saluran = (typeof SALURAN)[number]

/** By what messages leave: a mail server, as files that stay on the machine, or the WhatsApp service. */
export const LEWAT = ['smtp', 'berkas', 'whatsapp'] as const
export type Lewat = (typeof LEWAT)[number]

/** Days that a message is kept. */
export const SURAT_HARI = 90

/** Whether a message in this state may be sent again by a person; of what became a file, once mail leaves by a server. */
export function bolehDiulang(keadaan: KeadaanSurat, lewat: Lewat): boolean {
  if (keadaan === 'disimpan') return lewat === 'smtp'
  return keadaan === 'antre' || keadaan === 'gagal' || keadaan === 'diragukan'
}
