/*
 * Orders of a payment gateway: their states, what the gateway tells of them, and the one table by which the second
 * moves the first. Messages come late, twice and out of order, so a state only goes forward.
 */

/** States of an order. Money counts from `ditangkap` on, until it is `dikembalikan`. */
export const PESANAN_STATUS = [
  'menunggu',
  'ditantang',
  'gagal',
  'batal',
  'ditangkap',
  'dibayar',
  'dikembalikan',
] as const
export type PesananStatus = (typeof PESANAN_STATUS)[number]

export const PESANAN_STATUS_LABEL: Record<PesananStatus, string> = {
  menunggu: 'Menunggu dibayar',
  ditantang: 'Ditahan, menunggu pemeriksaan gerbang pembayaran',
  gagal: 'Gagal atau kedaluwarsa',
  batal: 'Dibatalkan sebelum dibayar',
  ditangkap: 'Dibayar dengan kartu, menunggu dananya',
  dibayar: 'Dibayar',
  dikembalikan: 'Uangnya kembali ke pembayar',
}

/**
 * Events that a gateway tells: waiting; held for a check; failed, which the payer may try again; cancelled; captured
 * from a card; settled; given back in whole or in part; and those that say nothing about money.
 */
export const KEJADIAN = [
  'menunggu',
  'ditantang',
  'gagal',
  'batal',
  'ditangkap',
  'dibayar',
  'dikembalikan',
  'dikembalikan_sebagian',
  'lain',
] as const
export type Kejadian = (typeof KEJADIAN)[number]

type Steps = Partial<Record<Kejadian, PesananStatus>>

const OPEN: Steps = {
  ditantang: 'ditantang',
  gagal: 'gagal',
  batal: 'batal',
  ditangkap: 'ditangkap',
  dibayar: 'dibayar',
  dikembalikan: 'dikembalikan',
}

const FORWARD: Record<PesananStatus, Steps> = {
  menunggu: OPEN,
  ditantang: { ...OPEN, ditantang: 'ditantang' },
  // A second card may be tried after the first was refused.
  gagal: { ...OPEN, gagal: 'gagal' },
  // A capture that comes after its own cancellation is late, and no money; only what is settled has arrived.
  batal: { dibayar: 'dibayar', dikembalikan: 'dikembalikan' },
  // A captured card can be cancelled until it is settled.
  ditangkap: { dibayar: 'dibayar', batal: 'dikembalikan', dikembalikan: 'dikembalikan' },
  dibayar: { dikembalikan: 'dikembalikan' },
  dikembalikan: {},
}

/** Returns the state that an event gives an order; the same where it is late or says nothing new. */
export const nextPesananStatus = (status: PesananStatus, kejadian: Kejadian): PesananStatus =>
  FORWARD[status][kejadian] ?? status

/** Tells whether money of an order in that state is here. */
export const isOrderPaid = (status: PesananStatus): boolean => status === 'ditangkap' || status === 'dibayar'

/** Tells whether the gateway may still bring an order on, so that it is worth asking. */
export const isOrderOpen = (status: PesananStatus): boolean => status === 'menunggu' || status === 'ditantang'
