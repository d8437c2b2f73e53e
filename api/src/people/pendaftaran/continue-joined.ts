import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import { noteRevision } from './riwayat-pendaftaran.ts'
import { writePendaftaran } from './write-pendaftaran.ts'

const SISTEM = { oleh: '', akun_id: null }

/** The cause of an erasure: retention (`usia`), or a request (`diminta`) for these registrations and no others. */
export type Sebab = 'usia' | 'diminta'

/**
 * Hands on joined groups whose first registration is erased: each registration is kept as long as its own consent says,
 * no longer because a newer one was joined to it, and no shorter because it was joined to an older one. The newest that
 * stays becomes the group's first, and continues its work.
 * @param old all registrations erased at this moment
 */
export async function continueJoined(
  context: Context,
  old: readonly number[],
  sebab: Sebab = 'usia',
): Promise<void> {
  const going = new Set(old)
  for (const part of inParts(old)) {
    const joined = await context.trx
      .selectFrom('pendaftaran')
      .selectAll()
      .where('gabung_ke', 'in', part)
      .orderBy('id')
      .execute()
    const heads = [...new Set(joined.flatMap(({ gabung_ke }) => gabung_ke ?? []))]
    if (heads.length === 0) continue
    const rows = await context.trx.selectFrom('pendaftaran').selectAll().where('id', 'in', heads).execute()
    for (const head of rows) {
      const staying = joined.filter(
        (one) => one.gabung_ke === head.id && !going.has(one.id) && (sebab === 'diminta' || stays(one, head)),
      )
      await handOn(context, head, staying, sebab)
    }
  }
}

/** Calling a group off calls off whoever was registered by then; who registered after that begins anew. */
function stays(one: StoredRow<'pendaftaran'>, head: StoredRow<'pendaftaran'>): boolean {
  return head.status !== 'batal' || one.created_at > head.status_pada
}

async function handOn(
  context: Context,
  head: StoredRow<'pendaftaran'>,
  staying: readonly StoredRow<'pendaftaran'>[],
  sebab: Sebab,
): Promise<void> {
  const heir = staying.at(-1)
  if (!heir) return
  const isUntouched = heir.status === 'baru' && head.status !== 'batal'
  const columns = {
    gabung_ke: null,
    petugas_id: heir.petugas_id ?? head.petugas_id,
    petugas: heir.petugas || head.petugas,
    tindak_lanjut: heir.tindak_lanjut ?? head.tindak_lanjut,
    ...(isUntouched && { status: head.status, status_pada: head.status_pada }),
    diubah_oleh: heir.diubah_oleh,
  }
  const ubah = [{ isian: 'gabungan', dari: head.kode, ke: '' }]
  await writePendaftaran(context, heir, columns, SISTEM, { aksi: 'pisah', ubah })
  const others = staying.filter((one) => one !== heir).map(({ id }) => id)
  for (const part of inParts(others))
    await context.trx.updateTable('pendaftaran').set({ gabung_ke: heir.id }).where('id', 'in', part).execute()
  // What was spoken since they registered is about them as well, where both are under one address. Of two, nobody knows
  // about which of them it is: it goes with the one under whom it was written down, as it does where that one asked to
  // be erased.
  if (sebab === 'usia' && heir.email_kunci === head.email_kunci)
    await context.trx
      .updateTable('kontak_pendaftaran')
      .set({ pendaftaran_id: heir.id })
      .where('pendaftaran_id', '=', head.id)
      .where('waktu', '>=', heir.created_at)
      .execute()
  // The others are with the heir from now on, and each says so: what is written down meanwhile may be about any of
  // them.
  const note = (of: number, ke: string) =>
    noteRevision(context, of, { aksi: 'gabung', ubah: [{ isian: 'gabungan', dari: '', ke }] }, SISTEM)
  for (const one of staying.filter((each) => each !== heir)) {
    await note(heir.id, one.kode)
    await note(one.id, heir.kode)
  }
}
