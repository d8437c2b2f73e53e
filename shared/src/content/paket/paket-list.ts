import type { Daftar } from '../../records/noun/noun-list.ts'
import type { PaketRingkas } from './paket.ts'
import { paketCari } from './paket-search.ts'
import { keadaanJual, type PaketState, sortPaket } from './rules.ts'
import { TIPE_PAKET, tipeDipilih } from './tipe.ts'

/** The stored values by which a package is listed. */
export interface PaketDicari extends Pick<PaketRingkas, DicariName> {
  tipe_paket: string
  status: string
  kosong: string
}
export type DicariName = 'id' | 'nama_paket' | 'durasi' | 'maskapai' | 'tanggal_keberangkatan' | 'sisa_pax'

interface Ditempatkan {
  /** Running number in the list's own order. */
  nomor: number
  /** The state of sale; empty if it is not on sale: see `keadaanJual`. */
  keadaan: PaketState | ''
}

/** A package as a row of the office's list. */
export interface PaketBaris extends PaketRingkas, Ditempatkan {}

/** Returns packages in list order as numbered rows, on a day in Jakarta. */
export function paketBaris<Row extends PaketDicari>(
  paket: readonly Row[],
  today: string,
): (Row & Ditempatkan)[] {
  return sortPaket(paket, today).map((item, index) => ({
    ...item,
    nomor: index + 1,
    keadaan: keadaanJual(item, today),
  }))
}

/** The alphabetical order of types; no type comes last. */
const URUTAN_TIPE = [...[...TIPE_PAKET].sort(), '']

/** Defines search, sort keys, filters and counts of the office's list of packages (SPEC section 2). */
export const paketDaftar = {
  cari: paketCari,
  sorts: {
    nomor: ({ nomor }) => nomor,
    nama_paket: ({ nama_paket }) => nama_paket,
    tipe_paket: (paket) => URUTAN_TIPE.indexOf(tipeDipilih(paket)),
  },
  filters: {
    tipe: tipeDipilih,
    keadaan: ({ keadaan }) => keadaan,
    status: ({ status }) => status,
  },
  counted: 'keadaan',
} satisfies Daftar<PaketDicari & Ditempatkan>
