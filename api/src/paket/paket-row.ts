import { columnsOf, fromColumn } from '@safar/shared/noun/columns'
import type { Fields } from '@safar/shared/noun/field'
import { paketCari } from '@safar/shared/paket/cari'
import { PAKET_FIELDS } from '@safar/shared/paket/fields'
import { readPaket } from '@safar/shared/paket/read'
import { type Paket, type PaketInput, paketSchema } from '@safar/shared/paket/schema'
import type { z } from 'zod'
import type { OnBroken } from '../db/rusak.ts'
import type { PaketColumns, PaketRow } from '../db/tables.ts'

const FIELDS: Fields = PAKET_FIELDS

/** A stored row, or as much of one as a schema knows, or null with word of it where that cannot be. */
export function readRow<Read>(
  schema: z.ZodType<Read>,
  row: Pick<PaketRow, 'id' | 'nama_paket'>,
  onBroken?: OnBroken,
): Read | null {
  const values = Object.entries(row).map(([name, stored]) => {
    const field = FIELDS[name]
    return [name, field ? fromColumn(field, stored) : stored]
  })
  const parsed = schema.safeParse(Object.fromEntries(values))
  if (parsed.success) return parsed.data
  onBroken?.({
    tabel: 'paket',
    id: row.id,
    isian: String(parsed.error.issues[0]?.path[0] ?? ''),
    ...(typeof row.nama_paket === 'string' && row.nama_paket !== '' && { nama: row.nama_paket }),
  })
  return null
}

/** A stored row as the API answers it, or null with word of it where that cannot be. */
export function readPaketRow(row: PaketRow, onBroken?: OnBroken): Paket | null {
  return readRow(paketSchema, row, onBroken)
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
  return {
    ...columnsOf(PAKET_FIELDS, input),
    ...stamps,
    isi_updated_at: stamps.updated_at,
    cari: paketCari(input),
  }
}
