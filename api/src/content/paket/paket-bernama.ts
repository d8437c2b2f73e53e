import { PAKET_LIMITS } from '@safar/shared/content/paket/fields'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { foldText } from '@safar/shared/platform/text/fold-text'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { searched } from '../../records/noun/noun.repository.ts'

/* Packages that somebody names where an address is asked for: a name is what a clerk knows of a departure. */

export interface PaketBernama {
  slug: string
  tanggal_keberangkatan: string
}

/** Of one name. */
const MOST = 200
/** Of many, as many as a message can say. */
const SAID = 3

const keyOf = (name: string) => foldText(name).replace(/\s+/g, ' ').trim()

/** Those that are called so, in any case and without accents, whatever their state; by the day on which they leave. */
export async function findPaketBernama(db: Kysely<Tables>, nama: string): Promise<PaketBernama[]> {
  const key = nama.length > PAKET_LIMITS.nama ? '' : keyOf(nama)
  if (key === '') return []
  const named = searched(db.selectFrom('paket').select(['slug', 'nama_paket', 'tanggal_keberangkatan']), nama)
  const rows = await named.orderBy('tanggal_keberangkatan').orderBy('id').limit(MOST).execute()
  return rows.filter(({ nama_paket }) => keyOf(nama_paket) === key)
}

/** Which addresses those are, for whoever has to choose one. */
export function slugBernama(found: readonly PaketBernama[]): string {
  const said = found.slice(0, SAID).map(({ slug, tanggal_keberangkatan }) => {
    const hari = formatTanggalSingkat(tanggal_keberangkatan)
    return hari ? `${slug} (${hari})` : slug
  })
  const more = found.length - said.length
  return `${said.join(', ')}${more > 0 ? `, dan ${more} lainnya` : ''}`
}
