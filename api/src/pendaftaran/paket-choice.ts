import type { LivePaket } from '@safar/shared/paket/live'
import { isOwnSlug } from '@safar/shared/slug'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** The package that a registration is for, as it stands today. */
export type PaketChoice = LivePaket

/** The package of an address, or of a former one; null where the choice is no package's. */
export async function findPaketChoice(db: Kysely<Tables>, slug: string): Promise<PaketChoice | null> {
  // What can be no address asks no database.
  if (!isOwnSlug(slug)) return null
  const row = await db
    .selectFrom('paket')
    .select([
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
    ])
    .where(({ eb, or, selectFrom }) => {
      const former = selectFrom('alamat_lama').select('data_id').where('jenis', '=', 'paket')
      return or([eb('slug', '=', slug), eb('id', 'in', former.where('alamat_lama.slug', '=', slug))])
    })
    .where('status', '=', 'terbit')
    .executeTakeFirst()
  if (!row) return null
  return {
    ...row,
    currency: row.currency === 'USD' ? 'USD' : 'Rp',
    // PostgreSQL gives a bigint as text.
    harga_quad: Number(row.harga_quad),
    harga_triple: Number(row.harga_triple),
    harga_double: Number(row.harga_double),
  }
}
