import type { LivePaket } from '@safar/shared/content/paket/live'
import type { Dibayar } from '@safar/shared/content/paket/payment-terms'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { keyOf } from '../../records/noun/noun-key.ts'

/** The package of a registration, as it is now. */
export type PaketChoice = LivePaket &
  Omit<Dibayar, 'aturan'> & {
    id: number
    /** Items that its price leaves out, one per line. */
    tidak_termasuk: string[]
  }

/** Finds the package of a slug, a former slug, or an id; null if the choice is no package that visitors can read. */
export async function findPaketChoice(db: Kysely<Tables>, slugOrId: string): Promise<PaketChoice | null> {
  // What can be neither asks no database.
  const key = keyOf(paketNoun, slugOrId)
  if (!key) return null
  const row = await db
    .selectFrom('paket')
    .select([
      'id',
      'slug',
      'nama_paket',
      'tanggal_keberangkatan',
      'currency',
      'harga_quad',
      'harga_triple',
      'harga_double',
      'total_pax',
      'sisa_pax',
      'keterangan',
      'dp_per_pax',
      'pelunasan_hari',
      'harga_tidak_termasuks',
    ])
    .where(({ eb, or, selectFrom }) => {
      if (key.column === 'id') return eb('id', '=', key.value)
      const slug = key.value
      const former = selectFrom('alamat_lama').select('data_id').where('jenis', '=', 'paket')
      return or([eb('slug', '=', slug), eb('id', 'in', former.where('alamat_lama.slug', '=', slug))])
    })
    .where('status', '=', 'terbit')
    .executeTakeFirst()
  if (!row) return null
  const { harga_tidak_termasuks, ...live } = row
  return {
    ...live,
    tidak_termasuk: barisOf(harga_tidak_termasuks),
    currency: row.currency === 'USD' ? 'USD' : 'Rp',
    // PostgreSQL gives a bigint as text.
    harga_quad: Number(row.harga_quad),
    harga_triple: Number(row.harga_triple),
    harga_double: Number(row.harga_double),
    dp_per_pax: row.dp_per_pax === null ? null : Number(row.dp_per_pax),
    pelunasan_hari: row.pelunasan_hari === null ? null : Number(row.pelunasan_hari),
  }
}

const barisSchema = z.array(z.object({ keterangan: z.string() }))

/** Returns the lines of a list stored as JSON; none if it is unreadable. */
function barisOf(stored: unknown): string[] {
  try {
    const list = barisSchema.safeParse(typeof stored === 'string' ? JSON.parse(stored) : stored)
    return list.data?.map(({ keterangan }) => keterangan) ?? []
  } catch {
    return []
  }
}
