import { BERKAS_MAX_BYTES, BERKAS_TIPE } from '../../files/berkas-pribadi/berkas-pribadi.ts'
import type { FileField } from '../../files/berkas-pribadi/file-field.ts'
import { REASON_MAX } from '../buku/reason.ts'

/* Payments as plain values: their ways, states and bounds. */

/** Ways in which money comes. */
export const METODE = ['transfer', 'tunai', 'gateway'] as const
export type Metode = (typeof METODE)[number]

export const METODE_LABEL: Record<Metode, string> = {
  transfer: 'Transfer bank',
  tunai: 'Tunai',
  gateway: 'Gerbang pembayaran',
}

/** States of a payment; it is `menunggu` until somebody decides. */
export const PEMBAYARAN_STATUS = ['menunggu', 'diterima', 'ditolak', 'dibatalkan'] as const
export type PembayaranStatus = (typeof PEMBAYARAN_STATUS)[number]

export const PEMBAYARAN_STATUS_LABEL: Record<PembayaranStatus, string> = {
  menunggu: 'Menunggu diperiksa',
  diterima: 'Diterima',
  ditolak: 'Ditolak',
  dibatalkan: 'Dibatalkan',
}

/** The state that each decision is taken in. */
export const PEMBAYARAN_STEPS = {
  diterima: 'menunggu',
  ditolak: 'menunggu',
  dibatalkan: 'diterima',
} as const satisfies Partial<Record<PembayaranStatus, PembayaranStatus>>
export type Putusan = keyof typeof PEMBAYARAN_STEPS

/** Bounds; lengths in UTF-16 units. */
export const PEMBAYARAN_LIMITS = { rujukan: 100, alasan: REASON_MAX, uraian: 200, bukti: 400 } as const

/** The private files of a booking's payments: pictures and papers that prove them. */
export const BUKTI_FILES = {
  bukti_bayar: {
    read: 'office',
    write: 'office',
    takes: BERKAS_TIPE,
    max: BERKAS_MAX_BYTES,
    most: PEMBAYARAN_LIMITS.bukti,
  },
} as const satisfies Record<string, FileField>
