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
import type { Moment } from '../../platform/db/moment.ts'
import { seenTime } from '../../platform/db/seen-time.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { defined } from '../../platform/defined.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { staleError } from '../../records/noun/save.ts'
import { diSampah } from './di-sampah.ts'
import { findRow } from './lengkap.ts'
import { findPaketChoice } from './paket-choice.ts'
import { PENDAFTAR, type Pelaku, pelakuOf } from './pelaku.ts'
import { type Baru, derivedColumns } from './pendaftaran.repository.ts'
import { toPendaftaran } from './pendaftaran-row.ts'
import { findPetugas } from './petugas.ts'
import { changesOf } from './riwayat-pendaftaran.ts'
import { holdPendaftaran, writePendaftaran } from './write-pendaftaran.ts'

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
  const stored = await holdPendaftaran(context.trx, id)
  if (stored.dihapus_pada !== null && oleh !== PENDAFTAR) throw diSampah(stored)
  if (edited && edited !== stored.updated_at)
    throw staleError('Pendaftaran', toPendaftaran(stored), edited, stored.diubah_oleh)
  const row = await changedRow(context, stored, changes)
  if (setuju_pemasaran === true && !toPendaftaran(stored).setuju_pemasaran) {
    const message = 'Persetujuan promosi hanya dapat diberikan oleh pendaftar sendiri, lewat formulir.'
    throw invalidFields({ setuju_pemasaran: [message] })
  }
  const ubah = changesOf(stored, row)
  const saved = await writePendaftaran(context, stored, { ...row, diubah_oleh: oleh.oleh }, oleh, {
    aksi,
    ubah,
  })
  if (setuju_pemasaran !== false) return { pendaftaran: toPendaftaran(saved), ubah }
  await withdraw(context, saved, oleh)
  return { pendaftaran: toPendaftaran(await findRow(context.trx, id)), ubah }
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
  return { ...row, ...derivedColumns(row) }
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
    .select('id')
    .where('setuju_pemasaran', '=', 1)
    .where('pemasaran_ditarik_pada', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('email_kunci', '=', email_kunci), eb('email_kunci', '!=', '')]),
        and([eb('telepon_kunci', '=', telepon_kunci), eb('telepon_kunci', '!=', '')]),
      ]),
    )
    .execute()
  const ubah = [{ isian: 'setuju_pemasaran', dari: 'ya', ke: 'tidak' }]
  for (const { id } of rows) {
    const stored = await holdPendaftaran(context.trx, id)
    const withdrawn = {
      pemasaran_ditarik_pada: context.now.toISOString(),
      pemasaran_ditarik_oleh: by.oleh,
      diubah_oleh: stored.diubah_oleh,
    }
    await writePendaftaran(context, stored, withdrawn, by, { aksi: 'ubah', ubah })
  }
}
