import { GOLONGAN_NAMA } from '@safar/shared/content/paket/hitung/peserta'
import type { Kamar } from '@safar/shared/content/paket/kamar'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { PESERTA_JENIS, type PesertaJenis } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { PesertaDraft, PesertaPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'

/** One participant as a form holds it. */
export interface PesertaTyped {
  jenis: PesertaJenis
  /** The pilgrim's name, or what the office calls the place. */
  nama: string
  jamaah_id: number | null
  /** `YYYY-MM-DD`, blank, or words that are no day. */
  tanggal_lahir: string
  /** A bed of a child. */
  kasur: boolean
  /** Blank while nobody chose. */
  kamar: Kamar | ''
  teman_sekamar: string
}

export const JENIS_LABEL: Record<PesertaJenis, string> = {
  dewasa: GOLONGAN_NAMA.dewasa,
  anak: 'Anak',
  bayi: GOLONGAN_NAMA.bayi,
}

/** The kinds of participant as choices of a form. */
export const JENIS_CHOICES = PESERTA_JENIS.map((value) => ({ value, label: JENIS_LABEL[value] }))

/** Returns a place that is still empty. */
export function emptyPeserta(jenis: PesertaJenis, kamar: Kamar | ''): PesertaTyped {
  return { jenis, nama: '', jamaah_id: null, tanggal_lahir: '', kasur: true, kamar, teman_sekamar: '' }
}

/** Tells whether a participant sleeps in a bed, as far as the form says. */
export const hasBed = ({ jenis, kasur }: Pick<PesertaTyped, 'jenis' | 'kasur'>): boolean =>
  jenis === 'dewasa' || (jenis === 'anak' && kasur)

/** Returns a stored participant as the form holds it. */
export function typedOf(one: PesertaPemesanan): PesertaTyped {
  const { jenis, nama, jamaah_id, tanggal_lahir, kasur, kamar, teman_sekamar } = one
  return { jenis, nama, jamaah_id, tanggal_lahir, kasur, kamar, teman_sekamar }
}

/** Returns the body of a call for what was typed. Whose pilgrim is chosen has that one's name. */
export function inputOf(typed: PesertaTyped): PesertaDraft {
  const { jenis, nama, jamaah_id, tanggal_lahir, kamar, teman_sekamar } = typed
  return {
    jenis,
    tanggal_lahir,
    kasur: hasBed(typed),
    ...(kamar !== '' && { kamar }),
    jamaah_id,
    nama: jamaah_id === null ? nama.trim() : '',
    teman_sekamar: teman_sekamar.trim(),
  }
}

/** Tells whether a price can be asked for what is typed: a day that is half written cannot be read. */
export const isPriceable = ({ tanggal_lahir }: PesertaTyped): boolean =>
  tanggal_lahir === '' || isTanggal(tanggal_lahir)
