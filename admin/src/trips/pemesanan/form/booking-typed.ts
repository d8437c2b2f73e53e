import type { PaketHitung } from '@safar/shared/content/paket/hitung/calculate'
import { KAMAR, type Kamar, kamarHarga, kamarRombongan } from '@safar/shared/content/paket/kamar'
import { registeredNeeds } from '@safar/shared/people/pendaftaran/berangkat'
import { ISIAN_LABEL } from '@safar/shared/people/pendaftaran/isian'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { formatTelepon } from '@safar/shared/platform/contact/telepon'
import { aturanOf, type CalculationRules } from '@safar/shared/settings/aturan-hitung'
import { PEMESANAN_LIMITS, type PesertaJenis } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { PemesananDraft } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { emptyPeserta, inputOf, type PesertaTyped } from './peserta-typed.ts'

/** A participant of the form, with a key that stays when others come and go. */
export type PesertaRow = PesertaTyped & { key: number }

/** A booking as the form holds it. */
export interface BookingTyped {
  /** The slug of the departure; blank while none is chosen. */
  paket: string
  nama: string
  telepon: string
  email: string
  peserta: PesertaRow[]
  kamar_sendiri: boolean
  /** Instalments after the down payment; blank for the plan of the package. */
  cicilan: string
  kebutuhan: string
  catatan: string
  catatan_staf: string
}

/** The room of a family of so many: the one that they fill, if the departure has a price for it. */
export function roomOf(count: number, paket?: Parameters<typeof kamarHarga>[0]): Kamar | '' {
  const priced = paket ? kamarHarga(paket).map(({ kamar }) => kamar) : [...KAMAR]
  const wished = kamarRombongan(count)
  return priced.includes(wished) ? wished : (priced[0] ?? '')
}

/** Returns a form to begin with: one adult whose name is not known yet. */
export function emptyBooking(paket = ''): BookingTyped {
  return {
    paket,
    nama: '',
    telepon: '',
    email: '',
    peserta: [{ key: 1, ...emptyPeserta('dewasa', '') }],
    kamar_sendiri: false,
    cicilan: '',
    kebutuhan: '',
    catatan: '',
    catatan_staf: '',
  }
}

/** Ages as most people write them: `62, 58, 9`. */
const AGES = /^\d{1,3}(?:[ ,;]+\d{1,3})*$/

/** Returns the kinds of the people of a registration by their ages, where as many ages are written as people go. */
function kindsOf(
  { usia }: Pick<Pendaftaran, 'usia'>,
  count: number,
  rules: CalculationRules,
): PesertaJenis[] {
  const text = usia.trim()
  const ages = AGES.test(text) ? text.split(/[ ,;]+/).map(Number) : []
  if (ages.length !== count) return Array.from({ length: count }, () => 'dewasa')
  return ages.map((age) => (age < rules.bayi ? 'bayi' : age < rules.anak ? 'anak' : 'dewasa'))
}

/** Returns a form filled from a registration: who asked, the departure, as many people as go, room and notes. */
export function bookingFrom(
  registration: Pendaftaran,
  departures: readonly (Parameters<typeof kamarHarga>[0] & { slug: string })[],
  aturan?: CalculationRules,
): BookingTyped {
  const { nama, telepon, email, jumlah_pax, kamar, ikut, catatan, pendamping } = registration
  const paket = departures.find(({ slug }) => slug === registration.paket)
  const count = Math.min(PEMESANAN_LIMITS.peserta, Math.max(1, jumlah_pax ?? 1))
  const wished = kamar !== '' && (!paket || kamarHarga(paket).some((one) => one.kamar === kamar)) ? kamar : ''
  const room = wished || roomOf(count, paket)
  return {
    ...emptyBooking(paket?.slug),
    nama,
    telepon: formatTelepon(telepon),
    email,
    peserta: kindsOf(registration, count, aturanOf({ aturan })).map((jenis, index) => ({
      key: index + 1,
      ...emptyPeserta(jenis, room),
      nama: index === 0 && ikut !== 'tidak' ? nama : '',
    })),
    kebutuhan: registeredNeeds(registration),
    catatan: [catatan, pendamping && `${ISIAN_LABEL.pendamping}: ${pendamping}`].filter(Boolean).join('\n'),
  }
}

/** Returns the body of the call for what was typed. */
export function draftOf(typed: BookingTyped, pendaftaran_id: number | null): PemesananDraft {
  const { paket, nama, telepon, email, peserta, kamar_sendiri, cicilan } = typed
  const { kebutuhan, catatan, catatan_staf } = typed
  return {
    paket_id: paket,
    ...(pendaftaran_id !== null && { pendaftaran_id }),
    pemesan: { nama, telepon, email },
    peserta: peserta.map(inputOf),
    kamar_sendiri,
    cicilan: cicilan === '' ? null : Number(cicilan),
    kebutuhan,
    catatan,
    catatan_staf,
  }
}

/** The values of a departure that a price needs. */
export type PricedPaket = PaketHitung & { slug: string }
