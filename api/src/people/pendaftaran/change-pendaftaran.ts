import {
  hasKontak,
  KONTAK_MESSAGE,
  type Pendaftaran,
  type PendaftaranChanges,
  type RiwayatPendaftaran,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import type { Kysely } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import { emailKey } from '../../access/session/akun.repository.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { laterThan } from '../../platform/db/later.ts'
import type { Moment } from '../../platform/db/moment.ts'
import { seenTime } from '../../platform/db/seen-time.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { defined } from '../../platform/defined.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields, notFound } from '../../platform/http/errors.ts'
import { staleError } from '../../records/noun/save.ts'
import { diSampah } from './di-sampah.ts'
import { findPaketChoice } from './paket-choice.ts'
import { PENDAFTAR, type Pelaku, pelakuOf } from './pelaku.ts'
import { type Baru, derivedColumns } from './pendaftaran.repository.ts'
import { toPendaftaran } from './pendaftaran-row.ts'
import { findPetugas } from './petugas.ts'
import { changesOf, noteRevision } from './riwayat-pendaftaran.ts'

type Changes = Omit<PendaftaranChanges, 'updated_at' | 'setuju_pemasaran'>
type Aksi = RiwayatPendaftaran['aksi']
type Deps = Pick<AppDeps, 'database' | 'now'>

/** A registration after a change, with the changed fields. */
interface ChangedPendaftaran {
  pendaftaran: Pendaftaran
  ubah: ReturnType<typeof changesOf>
}

/**
 * Changes the sent fields of a registration and keeps the others, with an entry in its history.
 * @throws HttpError 404; 409 with both sides if another save came first; 422 if nobody could be reached any more
 */
export function updatePendaftaran(
  deps: Deps,
  actor: Actor,
  id: number,
  changes: PendaftaranChanges,
): Promise<ChangedPendaftaran> {
  const oleh = actor ? pelakuOf(actor) : PENDAFTAR
  return transact(deps, actor, (context) => changePendaftaran(context, id, changes, oleh))
}

/** Changes a registration as `updatePendaftaran` does, within a transaction. */
export async function changePendaftaran(
  context: Context,
  id: number,
  { updated_at: edited, setuju_pemasaran, ...changes }: PendaftaranChanges,
  oleh: Pelaku,
  aksi: Aksi = 'ubah',
): Promise<ChangedPendaftaran> {
  for (;;) {
    const stored = await context.trx
      .selectFrom('pendaftaran')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!stored) throw notFound('Pendaftaran ini tidak ada.')
    if (stored.dihapus_pada !== null && oleh !== PENDAFTAR) throw diSampah(stored)
    if (edited && edited !== stored.updated_at)
      throw staleError('Pendaftaran', toPendaftaran(stored), edited, stored.diubah_oleh)
    const row = await changedRow(context, stored, changes)
    if (setuju_pemasaran === true && !toPendaftaran(stored).setuju_pemasaran) {
      const message = 'Persetujuan promosi hanya dapat diberikan oleh pendaftar sendiri, lewat formulir.'
      throw invalidFields({ setuju_pemasaran: [message] })
    }
    const saved = await writeChange(context, stored, row, oleh)
    // Between reading and writing another server may have saved: then what was read is read anew.
    if (!saved) continue
    const ubah = changesOf(stored, saved)
    await noteRevision(context, id, { aksi, ubah }, oleh)
    if (setuju_pemasaran !== false) return { pendaftaran: toPendaftaran(saved), ubah }
    await withdraw(context, saved, oleh)
    const last = await context.trx
      .selectFrom('pendaftaran')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { pendaftaran: toPendaftaran(last), ubah }
  }
}

/**
 * Writes the columns that `changedRow` changed, unless somebody saved since the row was read. Unchanged columns are not
 * written, since the registration may have been joined to another meanwhile.
 */
export function writeChange(
  { trx, now }: Context,
  stored: StoredRow<'pendaftaran'>,
  row: StoredRow<'pendaftaran'>,
  { oleh }: Pelaku,
): Promise<StoredRow<'pendaftaran'> | undefined> {
  return trx
    .updateTable('pendaftaran')
    .set({
      ...differing(stored, row),
      // These are held together with what is derived from them.
      email: row.email,
      telepon: row.telepon,
      ...derivedColumns(row),
      diubah_oleh: oleh,
      updated_at: laterThan(stored.updated_at, now),
    })
    .where('id', '=', stored.id)
    .where('updated_at', '=', stored.updated_at)
    .returningAll()
    .executeTakeFirst()
}

function differing(
  stored: StoredRow<'pendaftaran'>,
  row: StoredRow<'pendaftaran'>,
): Partial<StoredRow<'pendaftaran'>> {
  const before = new Map<string, unknown>(Object.entries(stored))
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => before.get(name) !== value))
}

/**
 * Returns a row with the sent fields and what follows from them, without saving it.
 * @throws HttpError 422 for unknown names, or if nobody could be reached any more
 */
export async function changedRow<Row extends Baru>(
  { trx, now }: Moment,
  stored: Row,
  { paket_id, petugas_id, tindak_lanjut, ...sent }: Changes,
): Promise<Row> {
  const row = { ...stored, ...defined(sent) }
  row.telepon = normalizeTelepon(row.telepon)
  if (tindak_lanjut !== undefined) row.tindak_lanjut = tindak_lanjut || null
  if (row.status !== stored.status) row.status_pada = (await seenTime(trx, now)).toISOString()
  if (row.status !== 'batal') row.alasan_batal = ''
  if (paket_id !== undefined && paket_id !== stored.paket_id) await bind(trx, row, paket_id)
  // Bound to what it names, whoever wrote the name.
  else if (row.paket !== stored.paket) row.paket_id = (await findPaketChoice(trx, row.paket))?.id ?? null
  if (petugas_id !== undefined && petugas_id !== stored.petugas_id) await assign(trx, row, petugas_id)
  if (!hasKontak(row)) throw invalidFields({ telepon: [KONTAK_MESSAGE], email: [KONTAK_MESSAGE] })
  return row
}

async function bind(trx: Kysely<Tables>, row: Baru, paketId: number | null): Promise<void> {
  row.paket_id = paketId
  if (paketId === null) return
  const paket = await trx.selectFrom('paket').select('slug').where('id', '=', paketId).executeTakeFirst()
  if (!paket) throw invalidFields({ paket_id: ['Paket ini tidak ada.'] })
  row.paket = paket.slug
}

async function assign(trx: Kysely<Tables>, row: Baru, akunId: number | null): Promise<void> {
  const petugas = akunId === null ? null : await findPetugas(trx, akunId)
  if (akunId !== null && !petugas)
    throw invalidFields({ petugas_id: ['Pilih akun staf yang masih dapat masuk.'] })
  row.petugas_id = petugas?.id ?? null
  row.petugas = petugas?.nama ?? ''
}

/** Withdraws a person's consent to promotion, for all registrations under their account's mail address. */
export function withdrawPemasaranOf(deps: Deps, email: string): Promise<void> {
  const contact = { email_kunci: emailKey(email), telepon_kunci: '' }
  return transact(deps, null, (context) => withdraw(context, contact, PENDAFTAR))
}

/**
 * Records a withdrawal beside the consent, which stays as given. It holds for a mail address and a number, not for a
 * row, so that somebody who registered twice gets nothing for the other registration either.
 */
async function withdraw(
  context: Context,
  { email_kunci, telepon_kunci }: Pick<StoredRow<'pendaftaran'>, 'email_kunci' | 'telepon_kunci'>,
  by: Pelaku,
): Promise<void> {
  const rows = await context.trx
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
    await context.trx
      .updateTable('pendaftaran')
      .set({
        pemasaran_ditarik_pada: context.now.toISOString(),
        pemasaran_ditarik_oleh: by.oleh,
        updated_at: laterThan(updated_at, context.now),
      })
      .where('id', '=', id)
      .execute()
    const ubah = [{ isian: 'setuju_pemasaran', dari: 'ya', ke: 'tidak' }]
    await noteRevision(context, id, { aksi: 'ubah', ubah }, by)
  }
}
