import type { KontakRingkas } from '@safar/shared/people/pendaftaran/kontak-schema'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { openLangkah } from './kontak-words.ts'

/** Adds to registrations the last contact with their person, about them or about what was joined to them. */
export async function withKontakTerakhir(
  db: Kysely<Tables>,
  list: readonly Pendaftaran[],
): Promise<Pendaftaran[]> {
  const ids = list.map(({ id }) => id)
  if (ids.length === 0) return []
  const newest = await db
    .selectFrom('kontak_pendaftaran')
    .innerJoin('pendaftaran', 'pendaftaran.id', 'kontak_pendaftaran.pendaftaran_id')
    .where(({ or, eb }) => or([eb('pendaftaran.id', 'in', ids), eb('pendaftaran.gabung_ke', 'in', ids)]))
    .select(({ fn }) => [
      'pendaftaran.id as id',
      'pendaftaran.gabung_ke as gabung_ke',
      fn.max('kontak_pendaftaran.id').as('kontak'),
    ])
    .groupBy(['pendaftaran.id', 'pendaftaran.gabung_ke'])
    .execute()
  if (newest.length === 0) return [...list]
  const rows = await db
    .selectFrom('kontak_pendaftaran')
    .select(['id', 'waktu', 'cara', 'hasil', 'langkah', 'oleh'])
    .where(
      'id',
      'in',
      newest.map(({ kontak }) => kontak),
    )
    .execute()
  const byId = new Map(
    rows.map(({ id, ...kontak }) => [id, { ...kontak, langkah: openLangkah(db, id, kontak.langkah) }]),
  )
  const last = new Map<number, KontakRingkas>()
  for (const { id, gabung_ke, kontak } of newest) {
    const said = byId.get(kontak)
    for (const one of [id, gabung_ke]) {
      const before = one === null ? undefined : last.get(one)
      if (one !== null && said && (!before || before.waktu < said.waktu)) last.set(one, said)
    }
  }
  return list.map((one) => ({ ...one, kontak_terakhir: last.get(one.id) ?? null }))
}
