import * as page from '@safar/shared/platform/address/private-page'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Context } from '../../access/session/context.ts'
import type { SuratTemplat } from '../../outbound/kotak-keluar/compose-template.ts'
import { queueMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { namaSurat } from '../../people/pendaftaran/queue-registration-mail.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { pemesananNoun } from './pemesanan.noun.ts'

/** Returns the words of a booking that each of its messages has. */
export const wordsOf = ({ kode, pemesan_nama }: PemesananStored) => ({ kode, nama: namaSurat(pemesan_nama) })

/** Returns the address of families' page; the token that opens it is in no message but the one that brings it. */
export const familyPage = ({ siteUrl }: Kantor): string => `${siteUrl}${page.pesanan}`

/** Returns the reference by which messages of a booking go with it. */
export const bookingReference = (id: number): string => `${pemesananNoun.noun.name}:${id}`

/**
 * Queues a message to who booked, in the transaction of its event, outside quiet hours and not before `tunggu`. `kunci`
 * names the event, of which a repetition sends nothing. Who gave no address gets none.
 */
export async function queueFamilyMail(
  context: Context,
  { id, pemesan_email }: PemesananStored,
  kantor: Kantor,
  { kunci, templat, tunggu = context.now }: { kunci: string; templat: SuratTemplat; tunggu?: Date },
): Promise<void> {
  if (pemesan_email === '') return
  await queueMail(context, {
    peristiwa: templat.nama,
    kunci: `${templat.nama}:${kunci}`,
    penerima: pemesan_email,
    balasKe: kantor.agency.email,
    rujukan: bookingReference(id),
    tenang: true,
    tunggu,
    kantor,
    templat,
  })
}
