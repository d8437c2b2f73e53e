import { parseBandara } from '@safar/shared/content/paket/tempat'
import { TIPE_PAKET, type TipePaket, tipeDipilih } from '@safar/shared/content/paket/tipe'
import type { PaketRow } from '../paket/list/use-paket-rows.ts'

/** The calendar's choices, as the query of its address states them. */
export interface Pilihan {
  /** Null where no year is asked for: the calendar then shows the current month and those ahead. */
  tahun: number | null
  tipe: TipePaket | ''
  kota: string
}

export const TAHUN_AWAL = 2000
export const TAHUN_AKHIR = 2100

/** Reads the choices from an address; a year out of range reads as null. */
export function readPilihan(params: URLSearchParams): Pilihan {
  const asked = params.get('tahun') ?? ''
  const tahun = /^\d{4}$/.test(asked) ? Number(asked) : 0
  return {
    tahun: tahun >= TAHUN_AWAL && tahun <= TAHUN_AKHIR ? tahun : null,
    tipe: TIPE_PAKET.find((tipe) => tipe === params.get('tipe')) ?? '',
    kota: params.get('kota') ?? '',
  }
}

/** Returns the query with changed choices; an empty one is removed. */
export function withPilihan(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

export const kotaOfPaket = ({ pemberangkatan }: Pick<PaketRow, 'pemberangkatan'>): string =>
  parseBandara(pemberangkatan).kota

/** Returns the cities of departure, each once, in alphabetical order. */
export function kotaAda(paket: readonly Pick<PaketRow, 'pemberangkatan'>[]): string[] {
  return [...new Set(paket.map(kotaOfPaket))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'id'))
}

/** Filters packages by the choices; archived ones never stand in the calendar. */
export function narrow(paket: readonly PaketRow[], { tipe, kota }: Pilihan): PaketRow[] {
  return paket.filter(
    (item) =>
      item.status !== 'arsip' &&
      (tipe === '' || tipeDipilih(item) === tipe) &&
      (kota === '' || kotaOfPaket(item) === kota),
  )
}
