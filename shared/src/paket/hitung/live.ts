import { type LivePaket, livePaket, readAmount, readData, readLivePaket } from '../live.ts'
import type { Paket } from '../paket.ts'
import type { AturanHitung } from './aturan.ts'
import type { PaketHitung } from './hitung.ts'

/** What the page of a package, or the form that it was brought to, knows to count with. */
export type PaketDihitung = LivePaket & PaketHitung

const DITETAPKAN = [
  'harga_anak_kasur',
  'harga_anak_tanpa_kasur',
  'harga_bayi',
  'dp_per_pax',
  'pelunasan_hari',
] as const

/** @param aturan the agency's figures, where somebody knows them */
export function paketDihitung(paket: PaketDihitung | Paket, aturan?: AturanHitung): PaketDihitung {
  const { durasi, harga_anak_kasur, harga_anak_tanpa_kasur, harga_bayi, dp_per_pax, pelunasan_hari } = paket
  const own = { durasi, harga_anak_kasur, harga_anak_tanpa_kasur, harga_bayi, dp_per_pax, pelunasan_hari }
  return { ...livePaket(paket), ...own, ...(aturan && { aturan }) }
}

/** A package of which nothing is known yet but its address and its name. */
export function paketKosong(slug: string, nama_paket: string, aturan?: AturanHitung): PaketDihitung {
  return {
    ...(aturan && { aturan }),
    slug,
    nama_paket,
    tanggal_keberangkatan: '',
    durasi: '',
    currency: 'Rp',
    harga_quad: 0,
    harga_triple: 0,
    harga_double: 0,
    harga_anak_kasur: null,
    harga_anak_tanpa_kasur: null,
    harga_bayi: null,
    dp_per_pax: null,
    pelunasan_hari: null,
    total_pax: 0,
    sisa_pax: 0,
    keterangan: '',
  }
}

/** Reads an answer of `GET /api/paket/{id}` on top of what is known, as `readLivePaket` does. A price that was taken back is none. */
export function readPaketDihitung(answer: unknown, built: PaketDihitung): PaketDihitung | null {
  const data = readData(answer)
  const live = readLivePaket(answer, built)
  if (!data || !live) return null
  const read = { ...built, ...live }
  for (const field of DITETAPKAN) {
    if (field in data) read[field] = readAmount(data[field])
  }
  if (typeof data.durasi === 'string') read.durasi = data.durasi
  return read
}
