import { paymentSentence } from '@safar/shared/content/paket/payment-terms'
import { paketState } from '@safar/shared/content/paket/rules'
import { antreanKe, belumKursi } from '@safar/shared/outbound/belum-kursi'
import { choiceName } from '@safar/shared/people/pendaftaran/form-address'
import type { PendaftaranAnswer, Receipt } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { nextSteps, RECEIPT } from '@safar/shared/people/pendaftaran/receipt'
import { tungguLangkah, tungguSampai } from '@safar/shared/people/pendaftaran/tunggu'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { type Agency, calculationRules } from '@safar/shared/settings/agency'
import type { PaketChoice } from './paket-choice.ts'

type Kept = Omit<Receipt, 'paket_nama' | 'tanggal_keberangkatan'>

/** Builds the receipt for the person who registered. */
export function receiptOf(kept: Kept, paket: PaketChoice | null, agency: Agency): PendaftaranAnswer {
  const { kode, nama, email, telepon, kamar, jumlah_pax, catatan, setuju_pemasaran, created_at } = kept
  const { ikut, usia, pendamping, kursi_roda, kebutuhan } = kept
  const today = hariIni(new Date(created_at))
  return {
    message: `${RECEIPT.judul}.`,
    kode,
    data: {
      kode,
      nama,
      email,
      telepon,
      paket: kept.paket,
      paket_nama: paket?.nama_paket ?? choiceName(kept.paket),
      tanggal_keberangkatan: paket?.tanggal_keberangkatan ?? '',
      kamar,
      jumlah_pax,
      catatan,
      ikut,
      usia,
      pendamping,
      kursi_roda,
      kebutuhan,
      setuju_pemasaran,
      created_at,
    },
    langkah: nextSteps(agency.hours, kept, paymentOfPaket(paket, agency, today), isPenuh(paket, today)).map(
      ({ judul, teks }) => `${judul} ${teks}`,
    ),
  }
}

/** Writes the terms of payment of a registration's package for a day; empty without a package. */
export function paymentOfPaket(paket: PaketChoice | null, agency: Agency, today: string): string {
  return paket ? paymentSentence({ ...paket, aturan: calculationRules(agency) }, today) : ''
}

/** Tells whether a registration is for a full departure: its answer must not sound like a seat. */
export function isPenuh(paket: PaketChoice | null, today: string): boolean {
  return paket !== null && paketState(paket, today) === 'penuh'
}

/** Builds the receipt for somebody who queues: their place, and that it is no seat. */
export function tungguReceipt(
  kept: Kept,
  paket: PaketChoice | null,
  agency: Agency,
  antrean: number,
): PendaftaranAnswer {
  const receipt = receiptOf(kept, paket, agency)
  const sampai = paket ? tungguSampai(paket, hariIni(new Date(kept.created_at))) : ''
  return {
    ...receipt,
    message: `${antreanKe(antrean)}. ${belumKursi('tunggu')}`,
    data: { ...receipt.data, antrean },
    langkah: tungguLangkah(sampai).map(({ judul, teks }) => `${judul}. ${teks}`),
  }
}
