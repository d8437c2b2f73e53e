import type { Paket } from '@safar/shared/content/paket/paket'
import type { NomorImpor } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import type { Kysely } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'

/** Returns the numbers of registration of a departure, by participant. */
export async function listNumbers(db: Kysely<Tables>, paketId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('registrasi_siskopatuh')
    .select(['peserta_id', 'nomor'])
    .where('paket_id', '=', paketId)
    .execute()
  return new Map(rows.map(({ peserta_id, nomor }) => [peserta_id, nomor]))
}

/** Rows of one statement. */
const AT_ONCE = 100

/** Stores numbers of registration, new ones in the place of former ones, all or none. */
export async function storeNumbers(
  deps: Pick<AppDeps, 'database' | 'now'>,
  actor: Pelaku,
  paket: Pick<Paket, 'id' | 'nama_paket'>,
  numbers: NomorImpor['baris'],
): Promise<void> {
  const changed = numbers.filter(({ jenis }) => jenis !== 'sama')
  await transact(deps, actor, async (context) => {
    const { trx, now } = context
    const pada = now.toISOString()
    for (const part of inParts(changed, AT_ONCE))
      await trx
        .insertInto('registrasi_siskopatuh')
        .values(part.map(({ peserta_id, nomor }) => ({ paket_id: paket.id, peserta_id, nomor, pada })))
        .onConflict((conflict) =>
          conflict
            .columns(['paket_id', 'peserta_id'])
            .doUpdateSet(({ ref }) => ({ nomor: ref('excluded.nomor'), pada: ref('excluded.pada') })),
        )
        .execute()
    const rinci = `Nomor registrasi, ${changed.length} orang`
    await logActivities(context, {
      aksi: 'impor',
      jenis: 'paket',
      data_id: paket.id,
      nama: paket.nama_paket,
      rinci,
    })
  })
}
