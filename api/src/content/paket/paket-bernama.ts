import { PAKET_LIMITS } from '@safar/shared/content/paket/paket-fields'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { foldText } from '@safar/shared/platform/text/fold-text'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { searched } from '../../records/noun/noun.repository.ts'

/* Finds packages by name where a slug is asked for: a clerk knows a departure by its name. */

export interface PaketBernama {
  slug: string
  tanggal_keberangkatan: string
}

/** The largest number of packages of one name. */
const MOST = 200
/** The number of packages named in a message. */
const SAID = 3

const keyOf = (name: string) => foldText(name).replace(/\s+/g, ' ').trim()

/** Finds packages by their whole name, folded, in any state, ordered by day of departure. */
export async function findPaketBernama(db: Kysely<Tables>, nama: string): Promise<PaketBernama[]> {
  const key = nama.length > PAKET_LIMITS.nama ? '' : keyOf(nama)
  if (key === '') return []
  const named = searched(db.selectFrom('paket').select(['slug', 'nama_paket', 'tanggal_keberangkatan']), nama)
  const rows = await named.orderBy('tanggal_keberangkatan').orderBy('id').limit(MOST).execute()
  return rows.filter(({ nama_paket }) => keyOf(nama_paket) === key)
}

/** Lists the slugs of these packages with their days, for whoever has to choose one. */
export function slugBernama(found: readonly PaketBernama[]): string {
  const said = found.slice(0, SAID).map(({ slug, tanggal_keberangkatan }) => {
    const hari = formatTanggalSingkat(tanggal_keberangkatan)
    return hari ? `${slug} (${hari})` : slug
  })
  const more = found.length - said.length
  return `${said.join(', ')}${more > 0 ? `, dan ${more} lainnya` : ''}`
}
