import * as page from '@safar/shared/platform/address/private-page'
import { formatTanggalHari, hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { tautanChat } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import type { Context } from '../../access/session/context.ts'
import { hashToken } from '../../access/session/token.ts'
import { cancelMail, queueMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { namaSurat } from '../../people/pendaftaran/queue-registration-mail.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { pemesananNoun } from '../pemesanan/pemesanan.noun.ts'

const PERISTIWA = 'tautan-pesanan'
/** Returns the beginning of the keys of a booking's mails with links. */
const keyOf = (id: number) => `${PERISTIWA}:${id}:`

interface NewLink {
  token: string
  berakhir_pada: string
}

const addressOf = ({ siteUrl }: Kantor, { token }: NewLink) => `${siteUrl}${page.pesanan}#${token}`

/** Returns a new link as the office hands it on: the address, its end, and the text of a chat with it. */
export function linkText(kantor: Kantor, { kode, pemesan_nama }: PemesananStored, link: NewLink) {
  const tautan = addressOf(kantor, link)
  const pesan = tautanChat(kantor.agency.brand, { nama: pemesan_nama, kode, tautan })
  return { tautan, berlaku_sampai: link.berakhir_pada, pesan }
}

/**
 * Queues the mail with a family's link, in the transaction that makes it. Its key has the token's hash alone, and its
 * text leaves the outbox with it.
 */
export async function queueFamilyLink(
  context: Context,
  booking: PemesananStored,
  link: NewLink,
  kantor: Kantor,
): Promise<void> {
  await queueMail(context, {
    peristiwa: PERISTIWA,
    kunci: `${keyOf(booking.id)}${hashToken(link.token)}`,
    penerima: booking.pemesan_email,
    balasKe: kantor.agency.email,
    rujukan: `${pemesananNoun.noun.name}:${booking.id}`,
    kantor,
    templat: {
      nama: PERISTIWA,
      kata: {
        kode: booking.kode,
        nama: namaSurat(booking.pemesan_nama),
        hari: formatTanggalHari(hariIni(new Date(link.berakhir_pada))),
      },
      // Behind the `#` it is sent to no server.
      tautan: addressOf(kantor, link),
    },
  })
}

/** Takes back mails with links of a booking that wait still: what they open is over. */
export async function takeBackLinkMail({ trx }: Context, id: number): Promise<void> {
  await cancelMail(trx, PERISTIWA, (kunci) => !kunci.startsWith(keyOf(id)))
}
