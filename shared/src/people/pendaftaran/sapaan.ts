import { formatTanggal } from '../../platform/format/tanggal.ts'
import { cutText, shortText } from '../../platform/text/cut-text.ts'
import type { Pendaftaran } from './pendaftaran-schema.ts'

/*
 * The first message of staff to somebody who registered, as `wa.me` opens it: the agency, the departure, and the
 * person's question. Staff read it before they send.
 */

/** Letters of a question that are repeated: the person knows the rest. */
const TANYA_MOST = 200

interface Perihal {
  /** Empty where none was chosen. */
  paket: string
  /** The day of departure; empty if unknown. */
  tanggal: string
}

/** A question as it is repeated in a chat: on one line, short, and without numbers that could name somebody. */
function tanya(catatan: string): string {
  const line = cutText(catatan, 2 * TANYA_MOST)
    .replace(/\d(?:[ .-]?\d){7,}/g, '…')
    .replace(/[A-Za-z]{1,2}\d{6,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
  return shortText(line, TANYA_MOST)
}

/** Writes the first message to somebody who registered; what they left out is not named. */
export function sapaanChat(
  brand: string,
  { nama, kode, catatan }: Pick<Pendaftaran, 'nama' | 'kode' | 'catatan'>,
  { paket, tanggal }: Perihal,
): string {
  const untuk = paket && ` untuk ${paket}${tanggal && ` keberangkatan ${formatTanggal(tanggal)}`}`
  const asked = tanya(catatan)
  const question = asked && ` Anda menulis: “${asked}”`
  return `Assalamu'alaikum ${nama}, kami dari ${brand} tentang pendaftaran Anda${untuk} (kode ${kode}).${question}`
}
