import { LOG_AKSES_BULAN } from '@safar/shared/access/log-akses/log-akses'
import { KIRIMAN_BERKAS, KIRIMAN_LIMITS } from '@safar/shared/trips/daftar-berangkat/manifest-schema'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { counted, id, integer, nullable, oneOf, personal, text, time } from '../../platform/db/column.ts'
import { agedBefore } from '../../platform/db/seen-time.ts'
import { table } from '../../platform/db/table.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { monthsBefore } from '../../platform/db/time.ts'
import { sealed, sealedRule } from '../../platform/vault/sealed-column.ts'

/** Lists of a departure's people as they were sent, appended only. */
export const KIRIMAN_MANIFEST = table({
  key: ['id'],
  people: { goes: 'by itself, as long after it was sent as rows that name who looked' },
  columns: {
    id: counted,
    paket_id: id,
    /** From 1 within the departure; two at once ask for the same, and one gets it. */
    versi: integer(1, KIRIMAN_LIMITS.versi),
    untuk: personal(text(KIRIMAN_LIMITS.untuk)),
    berkas: oneOf(KIRIMAN_BERKAS),
    catatan: personal(text(KIRIMAN_LIMITS.catatan)),
    orang: integer(0, 100_000),
    /** The people as JSON, sealed; empty until the row has its number. */
    isi: personal(sealed(sealedRule.or(z.literal('')))),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
  expire: (db, now) => forgetOldKiriman(db, monthsBefore(now, LOG_AKSES_BULAN)),
})

/** Deletes lists that were sent before a time. */
async function forgetOldKiriman(db: Kysely<Tables>, before: Date): Promise<void> {
  const pada = (await agedBefore(db, before)).toISOString()
  await db.deleteFrom('kiriman_manifest').where('pada', '<', pada).execute()
}
