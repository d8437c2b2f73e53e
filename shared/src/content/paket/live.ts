import { CURRENCIES, DEFAULT_CURRENCY } from '../../platform/format/rupiah.ts'
import type { Paket } from './paket.ts'

/** Values of a package that may have changed since a page was built and decide whether it can still be booked. */
export type LivePaket = Pick<
  Paket,
  | 'slug'
  | 'nama_paket'
  | 'tanggal_keberangkatan'
  | 'currency'
  | 'harga_quad'
  | 'harga_triple'
  | 'harga_double'
  | 'total_pax'
  | 'sisa_pax'
  | 'keterangan'
>

export function livePaket(paket: LivePaket): LivePaket {
  const { slug, nama_paket, tanggal_keberangkatan, currency, keterangan } = paket
  const { harga_quad, harga_triple, harga_double, total_pax, sisa_pax } = paket
  return {
    slug,
    nama_paket,
    tanggal_keberangkatan,
    currency,
    harga_quad,
    harga_triple,
    harga_double,
    total_pax,
    sisa_pax,
    keterangan,
  }
}

const NUMBERS = ['harga_quad', 'harga_triple', 'harga_double', 'total_pax', 'sisa_pax'] as const

/**
 * Reads an answer of `GET /api/paket/{id}` over the values that a page already shows. As tolerant as the reader in
 * `read.ts`, but by hand: a schema library would be a third of what a phone loads for a few numbers. An unreadable
 * field keeps its built value; null if the answer holds no package.
 */
export function readLivePaket(answer: unknown, built: LivePaket): LivePaket | null {
  const data = readData(answer)
  if (!data || typeof data.slug !== 'string') return null
  const live = { ...built }
  for (const field of NUMBERS) {
    live[field] = readAmount(data[field]) ?? live[field]
  }
  live.currency = CURRENCIES.find((known) => known === data.currency) ?? built.currency ?? DEFAULT_CURRENCY
  if (typeof data.nama_paket === 'string' && data.nama_paket) live.nama_paket = data.nama_paket
  if (typeof data.keterangan === 'string') live.keterangan = data.keterangan
  if (typeof data.tanggal_keberangkatan === 'string') {
    live.tanggal_keberangkatan = data.tanggal_keberangkatan.slice(0, 10)
  }
  return live
}

/** Returns the record in an answer's `data`; null if there is none. */
export function readData(answer: unknown): Record<string, unknown> | null {
  return record(record(answer)?.data)
}

/** Reads a number of 0 or more, which older hosts write as text; null for anything else. */
export function readAmount(value: unknown): number | null {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}
