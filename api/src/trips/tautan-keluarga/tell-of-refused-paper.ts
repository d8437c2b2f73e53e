import { asClause, DOKUMEN_LABEL } from '@safar/shared/people/jamaah/dokumen'
import { cancelMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { PaperDecided } from '../../people/jamaah/save-dokumen.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { findBooking } from '../pemesanan/booking.repository.ts'
import { familyPage, queueFamilyMail, wordsOf } from '../pemesanan/family-mail.ts'

const PERISTIWA = 'dokumen-ditolak'

/**
 * Reads the office, and returns what tells a family that a paper which it sent is refused. The same refusal again tells
 * nothing; a message that waits is taken back as the paper is accepted after all.
 */
export async function refusedPaperTeller(
  deps: Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>,
): Promise<PaperDecided> {
  const kantor = await readKantor(deps)
  return async (context, before, after) => {
    const { id, jenis, status, alasan, diperiksa_pada } = after
    const key = `${id}:`
    if (status === 'diterima' && before.status === 'ditolak')
      return cancelMail(context.trx, PERISTIWA, (kunci) => !kunci.startsWith(`${PERISTIWA}:${key}`))
    const isTold = before.status === 'ditolak' && before.alasan === alasan
    if (status !== 'ditolak' || isTold) return
    const sent = await context.trx
      .selectFrom('kiriman_keluarga')
      .select('pemesanan_id')
      .where('dokumen_id', '=', id)
      .executeTakeFirst()
    const booking = sent && (await findBooking(context.trx, String(sent.pemesanan_id)))
    if (!booking) return
    await queueFamilyMail(context, booking, kantor, {
      kunci: `${key}${diperiksa_pada}`,
      templat: {
        nama: PERISTIWA,
        kata: { ...wordsOf(booking), dokumen: DOKUMEN_LABEL[jenis], alasan: asClause(alasan) },
        tautan: familyPage(kantor),
      },
    })
  }
}
