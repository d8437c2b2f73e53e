import { KANTOR_VERSI } from '@safar/shared/people/pendaftaran/kantor'
import { CARA_KONTAK_LABEL } from '@safar/shared/people/pendaftaran/kontak'
import type { PendaftaranKantor } from '@safar/shared/people/pendaftaran/schema'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { addKontak } from './kontak.ts'
import { findPaketChoice } from './paket-choice.ts'
import type { Pelaku } from './pelaku.ts'
import { insertPendaftaran } from './pendaftaran.repository.ts'
import { findPetugas } from './petugas.ts'
import { antreSuratPendaftaran } from './surat.ts'
import { ubahPendaftaran } from './ubah-pendaftaran.ts'

interface Dari {
  oleh: Pelaku
  dari: Kantor
  now: Date
  whatsapp: boolean
}

/** Stores what somebody told the office, with the receipt that every registration gets; gives its id. */
export async function daftarkanDiKantor(
  trx: Transaction<Tables>,
  { lewat, setuju: _s, ...isi }: PendaftaranKantor,
  { oleh, dari, now, whatsapp }: Dari,
): Promise<number> {
  const paket = await findPaketChoice(trx, isi.paket)
  const pendaftaran = await insertPendaftaran(
    trx,
    { ...isi, setuju_pemasaran: false },
    { jenis: 'daftar', paket_id: paket?.id ?? null },
    KANTOR_VERSI,
    now,
  )
  const { id } = pendaftaran
  const petugas = oleh.akun_id === null ? null : await findPetugas(trx, oleh.akun_id)
  if (petugas) await ubahPendaftaran(trx, id, { petugas_id: petugas.id }, oleh, now)
  const catatan = `Mendaftar di kantor: ${CARA_KONTAK_LABEL[lewat].toLowerCase()}.`
  const kontak = { cara: lewat, hasil: 'terhubung', catatan, langkah: '', status: 'dihubungi' } as const
  await addKontak(trx, id, kontak, oleh, now)
  const akun = await trx
    .selectFrom('akun')
    .select('email_kunci')
    .where('id', '=', oleh.akun_id ?? 0)
    .executeTakeFirst()
  const antre = { now, whatsapp, ...(akun && { oleh: akun.email_kunci }) }
  await antreSuratPendaftaran(trx, { pendaftaran, paket, antrean: null }, dari, antre)
  return id
}
