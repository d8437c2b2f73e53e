import { REASON_MAX } from '../buku/reason.ts'

/* Refunds as plain values: their causes, states and bounds. */

/** Causes of a refund: a cancelled booking, money that no bill needs, the agency's own cancelling, and a death. */
export const SEBAB = ['batal', 'lebih', 'kantor', 'meninggal'] as const
export type Sebab = (typeof SEBAB)[number]

export const SEBAB_LABEL: Record<Sebab, string> = {
  batal: 'Dibatalkan keluarga',
  lebih: 'Kelebihan bayar',
  kantor: 'Dibatalkan kantor',
  meninggal: 'Meninggal dunia',
}

/** States of a refund: approved, paid out, or withdrawn. */
export const PENGEMBALIAN_STATUS = ['disetujui', 'dibayar', 'dibatalkan'] as const
export type PengembalianStatus = (typeof PENGEMBALIAN_STATUS)[number]

export const PENGEMBALIAN_STATUS_LABEL: Record<PengembalianStatus, string> = {
  disetujui: 'Disetujui, belum dibayar',
  dibayar: 'Sudah dibayar',
  dibatalkan: 'Dibatalkan',
}

/** The states that each decision on a refund is taken in: also one that was paid comes back, when a bank returns it. */
export const PENGEMBALIAN_STEPS = {
  dibayar: ['disetujui'],
  dibatalkan: ['disetujui', 'dibayar'],
} as const satisfies Partial<Record<PengembalianStatus, readonly PengembalianStatus[]>>
export type PutusanPengembalian = keyof typeof PENGEMBALIAN_STEPS

/** Bounds: costs of one refund, and lengths in UTF-16 units. */
export const PENGEMBALIAN_LIMITS = { biaya: 20, uraian: 200, alasan: REASON_MAX, rujukan: 100 } as const
