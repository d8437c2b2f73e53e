import type { CalculationRules } from '../../../settings/aturan-hitung.ts'
import { type LivePaket, livePaket, readAmount, readData, readLivePaket } from '../live.ts'
import type { Paket } from '../paket.ts'
import type { PaketHitung } from './calculate.ts'

/** Values with which the page of a package, or the form reached from it, computes. */
export type PaketDihitung = LivePaket &
  PaketHitung & {
    /** Items that the page excludes from its prices, and so from any total. */
    tidak_termasuk?: readonly string[]
  }

const DITETAPKAN = [
  'harga_anak_kasur',
  'harga_anak_tanpa_kasur',
  'harga_bayi',
  'dp_per_pax',
  'pelunasan_hari',
] as const

/**
 * Returns the values of a package that the calculator needs.
 * @param aturan the agency's figures, if known
 */
export function paketDihitung(paket: PaketDihitung | Paket, aturan?: CalculationRules): PaketDihitung {
  const { durasi, harga_anak_kasur, harga_anak_tanpa_kasur, harga_bayi, dp_per_pax, pelunasan_hari } = paket
  const own = { durasi, harga_anak_kasur, harga_anak_tanpa_kasur, harga_bayi, dp_per_pax, pelunasan_hari }
  const tidak =
    'harga_tidak_termasuks' in paket ? kalimatOf(paket.harga_tidak_termasuks) : paket.tidak_termasuk
  return { ...livePaket(paket), ...own, ...(tidak && { tidak_termasuk: tidak }), ...(aturan && { aturan }) }
}

/** Returns the lines of a list from the API; other values are left out. */
function kalimatOf(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => {
    const text = typeof row === 'object' && row !== null && 'keterangan' in row ? row.keterangan : ''
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
  })
}

/** Makes the calculator's package of which only slug and name are known. */
export function paketKosong(slug: string, nama_paket: string, aturan?: CalculationRules): PaketDihitung {
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

/**
 * Reads an answer of `GET /api/paket/{id}` over the known values, as `readLivePaket` does. A withdrawn price becomes
 * unset.
 */
export function readPaketDihitung(answer: unknown, built: PaketDihitung): PaketDihitung | null {
  const data = readData(answer)
  const live = readLivePaket(answer, built)
  if (!data || !live) return null
  const read = { ...built, ...live }
  for (const field of DITETAPKAN) {
    if (field in data) read[field] = readAmount(data[field])
  }
  if (typeof data.durasi === 'string') read.durasi = data.durasi
  if (Array.isArray(data.harga_tidak_termasuks)) read.tidak_termasuk = kalimatOf(data.harga_tidak_termasuks)
  return read
}
