import { withoutIdentities } from '@safar/shared/platform/text/paper-number'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Context } from '../../access/session/context.ts'
import { satuBaris } from '../../outbound/kotak-keluar/satu-baris.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { familyPage, queueFamilyMail, wordsOf } from '../pemesanan/family-mail.ts'

/* Messages about proofs of transfer that families sent, each in the transaction of its event. */

const ALASAN_MOST = 500

/** Tells a family that its proof has come. */
export const tellOfSentProof = (
  context: Context,
  booking: PemesananStored,
  { id, jumlah }: { id: number; jumlah: number },
  kantor: Kantor,
): Promise<void> =>
  queueFamilyMail(context, booking, kantor, {
    kunci: String(id),
    templat: {
      nama: 'bukti-masuk',
      kata: { ...wordsOf(booking), jumlah: sumText(jumlah, booking.mata_uang) },
      tautan: familyPage(kantor),
    },
  })

/** Tells a family why a proof that it sent is refused; of what the office recorded itself it knows nothing. */
export async function tellOfRefusedProof(
  context: Context,
  booking: PemesananStored,
  { id, jumlah, alasan }: { id: number; jumlah: number; alasan: string },
  kantor: Kantor,
): Promise<void> {
  const sent = await context.trx
    .selectFrom('kiriman_keluarga')
    .select('id')
    .where('pembayaran_id', '=', id)
    .executeTakeFirst()
  if (!sent) return
  await queueFamilyMail(context, booking, kantor, {
    kunci: String(id),
    templat: {
      nama: 'bukti-ditolak',
      kata: {
        ...wordsOf(booking),
        jumlah: sumText(jumlah, booking.mata_uang),
        alasan: withoutIdentities(satuBaris(alasan, ALASAN_MOST)),
      },
      tautan: familyPage(kantor),
    },
  })
}
