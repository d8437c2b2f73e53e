import { isTanggal } from '../../../platform/format/tanggal.ts'
import { KELUARGA_AWALAN } from './alamat.ts'
import type { Golongan, Peserta } from './peserta.ts'
import { PILIHAN_KAMAR, type PilihanKamar } from './suggest-kamar.ts'

/** A family as the calculator holds it; unknown days of birth are empty. */
export interface Keluarga {
  dewasa: number
  anak_kasur: readonly string[]
  anak_tanpa_kasur: readonly string[]
  bayi: readonly string[]
  kamar: PilihanKamar
}

/** Kinds of traveller whose day of birth is asked for. */
export const ANAK = ['anak_kasur', 'anak_tanpa_kasur', 'bayi'] as const satisfies readonly Golongan[]
export type Anak = (typeof ANAK)[number]

/** The largest family that a page computes; larger groups ask the office. */
export const MAX_KELUARGA = 20

export const KELUARGA_AWAL: Keluarga = {
  dewasa: 2,
  anak_kasur: [],
  anak_tanpa_kasur: [],
  bayi: [],
  kamar: 'keluarga',
}

export function jumlahOrang(keluarga: Keluarga): number {
  return ANAK.reduce((sum, anak) => sum + keluarga[anak].length, keluarga.dewasa)
}

/** Lists the people of a family one by one. A day of birth that is invalid or after `today` counts as unknown. */
export function pesertaDari(keluarga: Keluarga, today: string): Peserta[] {
  const lahir = (tanggal: string) => (isTanggal(tanggal) && tanggal <= today ? tanggal : '')
  const anak = (kasur: boolean) => (tanggal: string) =>
    ({ jenis: 'anak', tanggal_lahir: lahir(tanggal), kasur }) as const
  return [
    ...Array.from({ length: keluarga.dewasa }, () => ({ jenis: 'dewasa' }) as const),
    ...keluarga.anak_kasur.map(anak(true)),
    ...keluarga.anak_tanpa_kasur.map(anak(false)),
    ...keluarga.bayi.map((tanggal) => ({ jenis: 'bayi', tanggal_lahir: lahir(tanggal) }) as const),
  ]
}

const KUNCI = { anak_kasur: 'a', anak_tanpa_kasur: 't', bayi: 'b' } as const
/** The longest address that is read; no family's is longer. */
const LONGEST = 1_000

/**
 * Writes a family as an address fragment: `#hitung?d=2&a=2018-05-03,-&k=keluarga`, or `a=2` if no day of birth is
 * known. Browsers send no fragment to a server. It holds no sum.
 */
export function keluargaHash(keluarga: Keluarga): string {
  const parts = ANAK.flatMap((anak) => {
    const days = keluarga[anak]
    if (days.length === 0) return []
    const said = days.some(Boolean) ? days.map((day) => day || '-').join(',') : days.length
    return [`&${KUNCI[anak]}=${said}`]
  })
  return `${KELUARGA_AWALAN}d=${keluarga.dewasa}${parts.join('')}&k=${keluarga.kamar}`
}

/** Reads a family from an address fragment; null if it holds none. Unknown and surplus parts are dropped. */
export function readKeluargaHash(hash: string): Keluarga | null {
  if (!hash.startsWith(KELUARGA_AWALAN) || hash.length > LONGEST) return null
  const values = new URLSearchParams(hash.slice(KELUARGA_AWALAN.length))
  let left = MAX_KELUARGA
  const take = (count: number) => {
    const taken = Number.isInteger(count) && count > 0 ? Math.min(count, left) : 0
    left -= taken
    return taken
  }
  const dewasa = take(Number(values.get('d') ?? KELUARGA_AWAL.dewasa))
  const days = (anak: Anak): string[] => {
    const value = values.get(KUNCI[anak]) ?? ''
    if (/^\d{1,2}$/.test(value)) return Array.from({ length: take(Number(value)) }, () => '')
    const list = value === '' ? [] : value.split(',')
    return list.slice(0, take(list.length)).map((day) => (isTanggal(day) ? day : ''))
  }
  const kamar = PILIHAN_KAMAR.find((pilihan) => pilihan === values.get('k')) ?? KELUARGA_AWAL.kamar
  const read = {
    dewasa,
    anak_kasur: days('anak_kasur'),
    anak_tanpa_kasur: days('anak_tanpa_kasur'),
    bayi: days('bayi'),
    kamar,
  }
  return jumlahOrang(read) > 0 ? read : null
}
