import type { User } from '@safar/shared/access/session/session-schema'
import { CARA_KONTAK_LABEL, HASIL_KONTAK_LABEL } from '@safar/shared/people/pendaftaran/kontak'
import type { KontakInput, KontakIsi } from '@safar/shared/people/pendaftaran/kontak-schema'
import type { Transaction } from 'kysely'
import { type Context, transact } from '../../access/session/context.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { notFound } from '../../platform/http/errors.ts'
import { sealRow } from '../../platform/vault/sealed-words.ts'
import { changePendaftaran } from './change-pendaftaran.ts'
import { openKontak } from './kontak-words.ts'
import { type Pelaku, pelakuOf } from './pelaku.ts'
import { noteRevision } from './riwayat-pendaftaran.ts'

const TIDAK_ADA = 'Catatan kontak ini tidak ada.'

/**
 * Adds a contact, and changes the registration's next step and state with it.
 * @throws HttpError 404 without such a registration
 */
export async function addKontak(
  context: Context,
  id: number,
  { tindak_lanjut, status, ...isi }: KontakInput,
  oleh: Pelaku,
): Promise<void> {
  // It is a change of the registration in any case: whoever looks on sees it.
  await changePendaftaran(context, id, { tindak_lanjut, status }, oleh)
  const waktu = context.now.toISOString()
  const { catatan, langkah, ...plain } = isi
  const { id: kontak } = await context.trx
    .insertInto('kontak_pendaftaran')
    .values({
      ...plain,
      catatan: '',
      langkah: '',
      pendaftaran_id: id,
      waktu,
      updated_at: waktu,
      oleh: oleh.oleh,
      oleh_id: oleh.akun_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (catatan + langkah === '') return
  await context.trx
    .updateTable('kontak_pendaftaran')
    .set(await sealRow(context.trx, 'kontak_pendaftaran', kontak, { catatan, langkah }))
    .where('id', '=', kontak)
    .execute()
}

/**
 * Corrects a contact; its former text stays in the history.
 * @throws HttpError 404
 */
export function updateKontak(deps: Deps, actor: User, { id, kontak }: Named, isi: KontakIsi): Promise<void> {
  const oleh = pelakuOf(actor)
  return transact(deps, actor, async (context) => {
    const before = await find(context.trx, { id, kontak })
    const after = { ...before, ...isi }
    await context.trx
      .updateTable('kontak_pendaftaran')
      .set({
        ...isi,
        ...(await sealRow(context.trx, 'kontak_pendaftaran', kontak, {
          catatan: isi.catatan,
          langkah: isi.langkah,
        })),
        updated_at: context.now.toISOString(),
      })
      .where('id', '=', kontak)
      .execute()
    if (kontakText(before) !== kontakText(after))
      await note(context, id, [kontakText(before), kontakText(after)], oleh)
  })
}

/**
 * Deletes a contact noted by mistake; that it was there stays in the history.
 * @throws HttpError 404
 */
export function removeKontak(deps: Deps, actor: User, named: Named): Promise<void> {
  const oleh = pelakuOf(actor)
  return transact(deps, actor, async (context) => {
    const before = await find(context.trx, named)
    await context.trx.deleteFrom('kontak_pendaftaran').where('id', '=', named.kontak).execute()
    await note(context, named.id, [kontakText(before), ''], oleh)
  })
}

type Deps = Pick<AppDeps, 'database' | 'now'>

interface Named {
  /** The registration's id. */
  id: number
  /** The contact's id. */
  kontak: number
}

async function find(
  trx: Transaction<Tables>,
  { id, kontak }: Named,
): Promise<StoredRow<'kontak_pendaftaran'>> {
  const row = await trx
    .selectFrom('kontak_pendaftaran')
    .selectAll()
    .where('id', '=', kontak)
    .where('pendaftaran_id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(TIDAK_ADA)
  return openKontak(trx, row)
}

async function note(context: Context, id: number, [dari, ke]: [string, string], oleh: Pelaku): Promise<void> {
  await changePendaftaran(context, id, {}, oleh)
  await noteRevision(context, id, { aksi: 'kontak', ubah: [{ isian: 'kontak', dari, ke }] }, oleh)
}

function kontakText({ cara, hasil, catatan, langkah }: KontakIsi): string {
  return [CARA_KONTAK_LABEL[cara], HASIL_KONTAK_LABEL[hasil], catatan, langkah].filter(Boolean).join(' · ')
}
