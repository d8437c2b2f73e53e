import {
  hasKontak,
  KONTAK_MESSAGE,
  type Pendaftaran,
  type PendaftaranChanges,
} from '@safar/shared/pendaftaran/schema'
import type { Kysely, Transaction } from 'kysely'
import { laterThan } from '../db/later.ts'
import type { PendaftaranRow, Tables } from '../db/tables.ts'
import { defined } from '../defined.ts'
import { conflict, invalidFields, notFound } from '../errors.ts'
import { emailKey } from '../session/akun.repository.ts'
import { findPaketChoice } from './paket-choice.ts'
import { derivedColumns, toPendaftaran } from './pendaftaran.repository.ts'

/**
 * Changes what was sent and keeps the rest. `oleh` is who changes it, in words.
 * @throws HttpError 404, 409 with both sides when another save came first, 422 for what would leave nobody to reach.
 */
export function updatePendaftaran(
  db: Kysely<Tables>,
  id: number,
  { updated_at: edited, setuju_pemasaran, ...changes }: PendaftaranChanges,
  oleh: string,
  now: Date,
): Promise<Pendaftaran> {
  return db.transaction().execute(async (trx) => {
    for (;;) {
      const stored = await trx.selectFrom('pendaftaran').selectAll().where('id', '=', id).executeTakeFirst()
      if (!stored) throw notFound('Pendaftaran ini tidak ada.')
      if (edited && edited !== stored.updated_at) throw savedFirst(edited, stored)
      const row = { ...stored, ...defined(changes) }
      // Bound to what it names, whoever wrote the name.
      if (row.paket !== stored.paket) row.paket_id = (await findPaketChoice(trx, row.paket))?.id ?? null
      if (!hasKontak(row)) {
        throw invalidFields({ telepon: [KONTAK_MESSAGE], email: [KONTAK_MESSAGE] })
      }
      if (setuju_pemasaran === true && !toPendaftaran(stored).setuju_pemasaran) {
        const message = 'Persetujuan promosi hanya dapat diberikan oleh pendaftar sendiri, lewat formulir.'
        throw invalidFields({ setuju_pemasaran: [message] })
      }
      const saved = await trx
        .updateTable('pendaftaran')
        .set({
          ...row,
          ...derivedColumns(row),
          diubah_oleh: oleh,
          updated_at: laterThan(stored.updated_at, now),
        })
        .where('id', '=', id)
        // Between reading and writing another server may have saved: then what was read is read anew.
        .where('updated_at', '=', stored.updated_at)
        .returningAll()
        .executeTakeFirst()
      if (!saved) continue
      if (setuju_pemasaran !== false) return toPendaftaran(saved)
      await withdraw(trx, saved, oleh, now)
      const last = await trx
        .selectFrom('pendaftaran')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return toPendaftaran(last)
    }
  })
}

/** A person withdraws their consent to promotion, for all that they registered under their account's mail. */
export function withdrawPemasaranOf(db: Kysely<Tables>, email: string, now: Date): Promise<void> {
  const contact = { email_kunci: emailKey(email), telepon_kunci: '' }
  return db.transaction().execute((trx) => withdraw(trx, contact, 'pendaftar', now))
}

/**
 * Notes the withdrawal beside the consent, which stays as it was given. It holds for a mail and a number, not for a row: who
 * registered twice is not written to because of the other time.
 */
async function withdraw(
  trx: Transaction<Tables>,
  { email_kunci, telepon_kunci }: Pick<PendaftaranRow, 'email_kunci' | 'telepon_kunci'>,
  by: string,
  now: Date,
): Promise<void> {
  const rows = await trx
    .selectFrom('pendaftaran')
    .select(['id', 'updated_at'])
    .where('setuju_pemasaran', '=', 1)
    .where('pemasaran_ditarik_pada', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('email_kunci', '=', email_kunci), eb('email_kunci', '!=', '')]),
        and([eb('telepon_kunci', '=', telepon_kunci), eb('telepon_kunci', '!=', '')]),
      ]),
    )
    .execute()
  for (const { id, updated_at } of rows) {
    await trx
      .updateTable('pendaftaran')
      .set({
        pemasaran_ditarik_pada: now.toISOString(),
        pemasaran_ditarik_oleh: by,
        updated_at: laterThan(updated_at, now),
      })
      .where('id', '=', id)
      .execute()
  }
}

function savedFirst(edited: string, stored: PendaftaranRow) {
  return conflict(
    'Pendaftaran ini sudah diubah orang lain sejak Anda membukanya. Perubahan Anda belum disimpan.',
    {
      updated_at: { anda: edited, tersimpan: stored.updated_at },
      diubah_oleh: stored.diubah_oleh,
      data: toPendaftaran(stored),
    },
  )
}
