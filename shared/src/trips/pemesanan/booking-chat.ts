import { formatTanggal } from '../../platform/format/tanggal.ts'
import type { Tagihan } from './bills.ts'
import type { PemesananRingkas } from './pemesanan-schema.ts'
import { firstBillText, sumText } from './sum-text.ts'

/*
 * The first message of staff to who booked, as `wa.me` opens it: the agency, the journey, and the question of the day.
 * Staff read it before they send.
 */

type Asked = Pick<
  PemesananRingkas,
  | 'kode'
  | 'pemesan'
  | 'paket'
  | 'status'
  | 'batas_dp'
  | 'total'
  | 'mata_uang'
  | 'jumlah_peserta'
  | 'berikutnya'
>

/** Writes the first message to who booked; without bills it names no sum but the total. */
export function bookingChat(brand: string, booking: Asked, tagihan: readonly Tagihan[] = []): string {
  const { kode, pemesan, paket, jumlah_peserta } = booking
  const berangkat = paket.tanggal_keberangkatan && `, berangkat ${formatTanggal(paket.tanggal_keberangkatan)}`
  const tentang = `tentang pemesanan ${kode}: ${paket.nama_paket}${berangkat}, ${jumlah_peserta} orang`
  return [`Assalamu'alaikum ${pemesan.nama}, kami dari ${brand} ${tentang}.`, question(booking, tagihan)]
    .filter(Boolean)
    .join(' ')
}

function question({ status, batas_dp, total, mata_uang, berikutnya }: Asked, tagihan: readonly Tagihan[]) {
  const whole = `Total biayanya ${sumText(total, mata_uang)}.`
  switch (berikutnya?.kunci) {
    case 'kirim_tagihan':
    case 'tagih_dp': {
      const until = status === 'menunggu_dp' && batas_dp ? ` paling lambat ${formatTanggal(batas_dp)}` : ''
      return `${whole} ${firstBillText(tagihan, mata_uang)} kami tunggu${until} agar kursinya terjamin.`
    }
    case 'lengkapi_peserta':
      return 'Mohon kirim nama dan foto paspor peserta yang belum kami terima.'
    case 'tagih_pelunasan':
      return berikutnya.sampai
        ? `Kami ingatkan, tagihan berikutnya jatuh tempo ${formatTanggal(berikutnya.sampai)}.`
        : 'Kami ingatkan tentang tagihannya.'
    case 'hubungi':
      return 'Apakah Anda masih ingin berangkat?'
    case 'pindahkan':
      return 'Keberangkatan mana yang Anda pilih sebagai gantinya?'
    default:
      return ''
  }
}
