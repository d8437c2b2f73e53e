/* Things that families send: kinds, states of a request, and bounds in UTF-16 units. */

export const KIRIMAN_KELUARGA_JENIS = ['bukti', 'dokumen', 'permintaan'] as const
export type KirimanKeluargaJenis = (typeof KIRIMAN_KELUARGA_JENIS)[number]

/** States of a family's request. */
export const PERMINTAAN_STATUS = ['menunggu', 'diterima', 'ditolak'] as const
export type PermintaanStatus = (typeof PERMINTAAN_STATUS)[number]

/** States of anything that a family sent; a payment alone is ever cancelled. */
export const KIRIMAN_KEADAAN = [...PERMINTAAN_STATUS, 'dibatalkan'] as const
export type KirimanKeadaan = (typeof KIRIMAN_KEADAAN)[number]

export const KIRIMAN_LIMITS = { teks: 1_000, jawaban: 500, menunggu: 20 } as const
