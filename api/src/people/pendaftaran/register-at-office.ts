import { KANTOR_VERSI } from '@safar/shared/people/pendaftaran/kantor'
import { CARA_KONTAK_LABEL } from '@safar/shared/people/pendaftaran/kontak'
import type { PendaftaranKantor } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import type { Context } from '../../access/session/context.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { changePendaftaran } from './change-pendaftaran.ts'
import { addKontak } from './kontak.ts'
import { findPaketChoice } from './paket-choice.ts'
import type { Pelaku } from './pelaku.ts'
import { insertPendaftaran } from './pendaftaran.repository.ts'
import { findPetugas } from './petugas.ts'
import { queueRegistrationMail } from './queue-registration-mail.ts'

interface Dari {
  oleh: Pelaku
  dari: Kantor
  whatsapp: boolean
}

/** Stores a registration that somebody told the office, with the usual receipt; returns its id. */
export async function registerAtOffice(
  context: Context,
  { lewat, setuju: _s, ...isi }: PendaftaranKantor,
  { oleh, dari, whatsapp }: Dari,
): Promise<number> {
  const paket = await findPaketChoice(context.trx, isi.paket)
  const pendaftaran = await insertPendaftaran(
    context,
    { ...isi, setuju_pemasaran: false },
    { jenis: 'daftar', paket_id: paket?.id ?? null },
    KANTOR_VERSI,
  )
  const { id } = pendaftaran
  const petugas = oleh.akun_id === null ? null : await findPetugas(context.trx, oleh.akun_id)
  if (petugas) await changePendaftaran(context, id, { petugas_id: petugas.id }, oleh)
  const catatan = `Mendaftar di kantor: ${CARA_KONTAK_LABEL[lewat].toLowerCase()}.`
  const kontak = { cara: lewat, hasil: 'terhubung', catatan, langkah: '', status: 'dihubungi' } as const
  await addKontak(context, id, kontak, oleh)
  const akun = await context.trx
    .selectFrom('akun')
    .select('email_kunci')
    .where('id', '=', oleh.akun_id ?? 0)
    .executeTakeFirst()
  const antre = { whatsapp, ...(akun && { oleh: akun.email_kunci }) }
  await queueRegistrationMail(context, { pendaftaran, paket, antrean: null }, dari, antre)
  return id
}
