import { MAY } from '@safar/shared/access/session/who'
import type { Petugas } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { foldText } from '@safar/shared/platform/text/fold-text'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/** Selects the accounts that can be responsible: staff that are not suspended. */
function working(db: Kysely<Tables>) {
  return db
    .selectFrom('akun')
    .select(['id', 'nama', 'email'])
    .where('role', 'in', MAY.staff)
    .where('ditangguhkan_pada', 'is', null)
}

const toPetugas = ({ id, nama, email }: { id: number; nama: string; email: string }): Petugas => ({
  id,
  nama: nama || email,
})

/** Lists the staff who can be responsible for a registration, by name. */
export async function listPetugas(db: Kysely<Tables>): Promise<Petugas[]> {
  return (await working(db).orderBy('nama').orderBy('id').execute()).map(toPetugas)
}

/** Finds one of the staff who can be responsible; null if there is none. */
export async function findPetugas(db: Kysely<Tables>, id: number): Promise<Petugas | null> {
  const row = await working(db).where('id', '=', id).executeTakeFirst()
  return row ? toPetugas(row) : null
}

/** Finds the staff of a mail address or name, in any case. */
export async function findPetugasBernama(db: Kysely<Tables>, text: string): Promise<Petugas[]> {
  const wanted = foldText(text.trim())
  const rows = await working(db).execute()
  const byMail = rows.filter(({ email }) => foldText(email) === wanted)
  return (byMail.length > 0 ? byMail : rows.filter(({ nama }) => foldText(nama) === wanted)).map(toPetugas)
}
