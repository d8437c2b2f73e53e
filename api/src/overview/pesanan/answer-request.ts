import type { JawabPermintaanInput, Kiriman } from '@safar/shared/overview/pesanan/kiriman-schema'
import { withoutIdentities } from '@safar/shared/platform/text/paper-number'
import { KIRIMAN_LIMITS } from '@safar/shared/trips/tautan-keluarga/kiriman'
import type { Pelaku } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { satuBaris } from '../../outbound/kotak-keluar/satu-baris.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { findBooking } from '../../trips/pemesanan/booking.repository.ts'
import { familyPage, queueFamilyMail, wordsOf } from '../../trips/pemesanan/family-mail.ts'
import { noteFamilyEvent } from '../../trips/tautan-keluarga/family-events.ts'
import { findSending, KIRIMAN_TIDAK_ADA } from './family-queue.ts'
import { sealRequest } from './request-words.ts'

/**
 * Answers a family's request, in its booking's turn: of two who answer at once the second finds what the first said.
 * The change itself is made by whoever answers, in the booking's own forms.
 * @throws HttpError 404 for none, and for files; 409 with what stands if it was answered already
 */
export async function answerRequest(
  deps: Pick<AppDeps, 'database' | 'now' | 'pengaturanAwal' | 'siteUrl'>,
  actor: Pelaku,
  id: number,
  { status, jawaban = '' }: JawabPermintaanInput,
): Promise<Kiriman> {
  const kantor = await readKantor(deps)
  return transact(deps, actor, async (context) => {
    const { trx, now } = context
    const seen = await findSending(trx, id)
    if (seen.jenis !== 'permintaan') throw notFound(KIRIMAN_TIDAK_ADA)
    await holdRow(trx, 'pemesanan', seen.pemesanan_id, 'change')
    const request = await findSending(trx, id)
    if (request.keadaan !== 'menunggu') throw conflict('Permintaan ini sudah dijawab.', { data: request })
    await trx
      .updateTable('kiriman_keluarga')
      .set({
        ...(await sealRequest(trx, id, { jawaban })),
        status,
        dijawab_akun_id: Number(actor.id),
        dijawab_pada: now.toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await noteFamilyEvent(context, request.pemesanan_id, 'jawab')
    const booking = await findBooking(trx, String(request.pemesanan_id))
    if (booking)
      await queueFamilyMail(context, booking, kantor, {
        kunci: String(id),
        templat: {
          nama: 'permintaan-keluarga',
          kata: {
            ...wordsOf(booking),
            keputusan: status === 'diterima' ? 'sudah kami penuhi' : 'belum dapat kami penuhi',
            jawaban:
              jawaban === '' ? '' : ` ${withoutIdentities(satuBaris(jawaban, KIRIMAN_LIMITS.jawaban))}`,
          },
          tautan: familyPage(kantor),
        },
      })
    // The activity tells that it was answered, and repeats no word of either.
    await logActivities(context, {
      aksi: 'jawab',
      jenis: 'pemesanan',
      data_id: request.pemesanan_id,
      nama: request.kode,
      rinci: `Permintaan keluarga ${status}`,
    })
    return findSending(trx, id)
  })
}
