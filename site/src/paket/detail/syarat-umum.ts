import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { type Dibayar, paymentSentence } from '@safar/shared/content/paket/payment-terms'
import type { Agency } from '@safar/shared/settings/agency'
import { angkaTeks } from '@safar/shared/settings/pengaturan/angka/berlaku'
import { sumberTeks } from '@safar/shared/settings/pengaturan/angka/rujukan'
import {
  cancellationItems,
  cancellationToday,
  type KetentuanBatal,
} from '@safar/shared/settings/pengaturan/cancellation'

/** A term that law or the agency sets for every journey of a kind, with its source. */
export interface SyaratUmum {
  /** The heading. */
  judul: string
  /** The summary before it is unfolded: what applies today; absent where it does not depend on the day. */
  ringkas?: string
  teks: string
  /** Sentences of their own below it. */
  butir?: readonly string[]
  /** The source in words; empty where the page itself says it. */
  sumber: string
}

/** Returns the terms of payment for who registers on `today`; none where the package states none. */
export function paymentConditions(paket: Dibayar, today: string): SyaratUmum[] {
  const teks = paymentSentence(paket, today)
  return teks
    ? [
        {
          judul: 'Cara bayar',
          teks: `${teks} Tempat Anda tercatat setelah pembayaran pertama kami terima.`,
          sumber: '',
        },
      ]
    : []
}

/** Returns the terms of cancelling, with what they cost for this departure on `today`. */
export function cancellationConditions(
  ketentuan: KetentuanBatal,
  paket: Pick<Paket, 'tanggal_keberangkatan'>,
  today: string,
): SyaratUmum {
  const ringkas = cancellationToday(ketentuan, paket, today)
  return {
    judul: 'Pembatalan',
    ...(ringkas && { ringkas }),
    teks: 'Bila Anda batal berangkat:',
    butir: cancellationItems(ketentuan),
    sumber: ketentuan.pita.length > 0 ? sumberTeks(ketentuan.rujukan) : '',
  }
}

/** Returns the general terms on passports and vaccination from the settings, for this kind of package. */
export function syaratUmum(
  { angka }: Pick<Agency, 'angka'>,
  { tipe_paket }: Pick<Paket, 'tipe_paket'>,
): SyaratUmum[] {
  const { paspor_bulan, paspor_kata, vaksin_hari } = angka
  const paspor = {
    judul: 'Paspor',
    teks: `Paspor berlaku paling sedikit ${angkaTeks(paspor_bulan)} pada hari berangkat, dengan nama paling sedikit ${angkaTeks(paspor_kata)}.`,
    sumber: sumberTeks(paspor_bulan),
  }
  const vaksin = {
    judul: 'Vaksin',
    teks: `Vaksin meningitis paling lambat ${angkaTeks(vaksin_hari)} sebelum berangkat, dibuktikan dengan kartu vaksin internasional.`,
    sumber: sumberTeks(vaksin_hari),
  }
  return tipe_paket === 'Overseas' ? [paspor] : [paspor, vaksin]
}
