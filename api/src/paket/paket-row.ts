import { searchText } from '@safar/shared/cari'
import { readPaket } from '@safar/shared/paket/read'
import {
  PAKET_LISTS,
  type Paket,
  type PaketInput,
  type PaketList,
  paketSchema,
} from '@safar/shared/paket/schema'
import type { OnBroken } from '../db/rusak.ts'
import type { PaketColumns, PaketRow } from '../db/tables.ts'

/** A stored row as the API answers it, or null with word of it where that cannot be. */
export function readPaketRow(row: PaketRow, onBroken?: OnBroken): Paket | null {
  const { cari: _, isi_updated_at: _isi, ...fields } = row
  const broken = (isian: string) => {
    onBroken?.({
      tabel: 'paket',
      id: row.id,
      isian,
      ...(typeof row.nama_paket === 'string' && row.nama_paket !== '' && { nama: row.nama_paket }),
    })
    return null
  }
  const lists: Partial<Record<PaketList, unknown>> = {}
  for (const list of PAKET_LISTS) {
    const value = parseJson(row[list])
    if (value === undefined) return broken(list)
    lists[list] = value
  }
  const paket = {
    ...fields,
    ...lists,
    // PostgreSQL gives a bigint as text.
    harga_quad: Number(row.harga_quad),
    harga_triple: Number(row.harga_triple),
    harga_double: Number(row.harga_double),
  }
  const parsed = paketSchema.safeParse(paket)
  return parsed.success ? parsed.data : broken(String(parsed.error.issues[0]?.path[0] ?? ''))
}

/** What was just written, as the API answers it. */
export function toPaket(row: PaketRow): Paket {
  const paket = readPaketRow(row)
  if (!paket) throw new Error(`package ${row.id} cannot be read right after it was written`)
  return paket
}

/** A package that was kept whole, in a revision or in the trash; null where nothing can be made of it. */
export function readSnapshot(text: string): Paket | null {
  const value = parseJson(text)
  const parsed = paketSchema.safeParse(value)
  // An earlier version may have known fewer fields.
  return parsed.success ? parsed.data : readPaket(value)
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
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
