import { searchText } from '@safar/shared/cari'
import { PAKET_LISTS, type Paket, type PaketInput, type PaketList } from '@safar/shared/paket/schema'
import type { PaketColumns, PaketRow } from '../db/tables.ts'

type Lists = Pick<Paket, PaketList>

/** A stored row as the API answers it. */
export function toPaket({ cari: _, isi_updated_at: _isi, ...row }: PaketRow): Paket {
  const lists = Object.fromEntries(PAKET_LISTS.map((list) => [list, JSON.parse(row[list])])) as Lists
  return {
    ...row,
    ...lists,
    tipe_paket: row.tipe_paket as Paket['tipe_paket'],
    currency: row.currency as Paket['currency'],
    // PostgreSQL gives a bigint as text.
    harga_quad: Number(row.harga_quad),
    harga_triple: Number(row.harga_triple),
    harga_double: Number(row.harga_double),
  }
}

type Stamps = Pick<PaketColumns, 'slug' | 'created_at' | 'updated_at'>

/** A package's fields as columns, when more than its seats changed. */
export function toColumns(input: PaketInput, stamps: Stamps): PaketColumns {
  const lists = Object.fromEntries(PAKET_LISTS.map((list) => [list, JSON.stringify(input[list])])) as Record<
    PaketList,
    string
  >
  return { ...input, ...lists, ...stamps, isi_updated_at: stamps.updated_at, cari: cariOf(input) }
}

/** SPEC section 2: what the free-text search looks through (ids are compared on their own). */
function cariOf({ nama_paket, tipe_paket, durasi, maskapai, pemberangkatan }: PaketInput): string {
  return searchText([nama_paket, tipe_paket, durasi, maskapai, pemberangkatan])
}
