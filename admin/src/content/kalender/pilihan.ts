import { parseBandara } from '@safar/shared/content/paket/tempat'
import { TIPE_PAKET, type TipePaket, tipeDipilih } from '@safar/shared/content/paket/tipe'
import type { PaketRow } from '../paket/list/use-paket-rows.ts'

/** What the calendar shows, as its address says it. */
export interface Pilihan {
  /** Null where no year is asked for: then it is this month and those ahead. */
  tahun: number | null
  tipe: TipePaket | ''
  kota: string
}

export const TAHUN_AWAL = 2000
export const TAHUN_AKHIR = 2100

/** What an address asks for; no year where it names none that can be shown. */
export function readPilihan(params: URLSearchParams): Pilihan {
  const asked = params.get('tahun') ?? ''
  const tahun = /^\d{4}$/.test(asked) ? Number(asked) : 0
  return {
    tahun: tahun >= TAHUN_AWAL && tahun <= TAHUN_AKHIR ? tahun : null,
    tipe: TIPE_PAKET.find((tipe) => tipe === params.get('tipe')) ?? '',
    kota: params.get('kota') ?? '',
  }
}

/** An address with other choices; what is chosen no more leaves it. */
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

/** The cities from which packages leave, in the order of the alphabet. */
export function kotaAda(paket: readonly Pick<PaketRow, 'pemberangkatan'>[]): string[] {
  return [...new Set(paket.map(kotaOfPaket))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'id'))
}

/** Packages that the choices leave; what was put away is in no calendar. */
export function pilih(paket: readonly PaketRow[], { tipe, kota }: Pilihan): PaketRow[] {
  return paket.filter(
    (item) =>
      item.status !== 'arsip' &&
      (tipe === '' || tipeDipilih(item) === tipe) &&
      (kota === '' || kotaOfPaket(item) === kota),
  )
}
