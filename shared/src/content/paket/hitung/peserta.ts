import { formatTanggal, isTanggal } from '../../../platform/format/tanggal.ts'
import { aturanOf, type CalculationRules } from '../../../settings/aturan-hitung.ts'
import { hariPulang, umurPada } from './umur.ts'

/**
 * A traveller as a caller states them. In a form that is still being filled the day of birth may be empty; then the
 * stated kind counts.
 */
export type Peserta =
  | { jenis: 'dewasa' }
  | { jenis: 'anak'; tanggal_lahir: string; kasur: boolean }
  | { jenis: 'bayi'; tanggal_lahir: string }

/** The largest number of travellers in one call, the seats of one bus: larger groups need a contract of their own. */
export const MAX_PESERTA = 50

/** The message for a day of birth in the future. */
export const LAHIR_NANTI = 'Tanggal lahir tidak boleh setelah hari ini'

/** The kind by which a traveller pays. */
export type Golongan = 'dewasa' | 'anak_kasur' | 'anak_tanpa_kasur' | 'bayi'

export const GOLONGAN_NAMA: Record<Golongan, string> = {
  dewasa: 'Dewasa',
  anak_kasur: 'Anak dengan kasur',
  anak_tanpa_kasur: 'Anak tanpa kasur',
  bayi: 'Bayi',
}

const BERKASUR: ReadonlySet<Golongan> = new Set(['dewasa', 'anak_kasur'])

export interface Orang {
  /** The name in the lines: the stated kind with its number, `Anak dengan kasur 2`. */
  nama: string
  disebut: Golongan
  /** The kind by which they pay; null if unknown. */
  golongan: Golongan | null
  /** True if a bed is needed; as stated while nobody can tell yet. */
  kasur: boolean
  /** The reason why the kind differs from the stated one or is unknown; empty otherwise. */
  alasan: string
}

interface Perjalanan {
  tanggal_keberangkatan: string
  durasi: string
  aturan?: CalculationRules | undefined
}

/** Returns the kind that a traveller was stated to be, before their age is looked at. */
export function disebutGolongan(peserta: Peserta): Golongan {
  if (peserta.jenis !== 'anak') return peserta.jenis
  return peserta.kasur ? 'anak_kasur' : 'anak_tanpa_kasur'
}

/**
 * Returns the kind by which each traveller pays: an infant is under 2 on the day of return, a child under 12 on the day
 * of departure, unless the agency's figures say otherwise. A requested bed is kept at any age; a child of 2 who needs a
 * seat pays as a child without a bed.
 */
export function classify(paket: Perjalanan, peserta: readonly Peserta[]): Orang[] {
  const sebanyak = new Map<Golongan, number>()
  return peserta.map((satu) => {
    const disebut = disebutGolongan(satu)
    const ke = (sebanyak.get(disebut) ?? 0) + 1
    sebanyak.set(disebut, ke)
    const { golongan, alasan } = satu.jenis === 'dewasa' ? SEPERTI_DISEBUT : menurutUmur(paket, satu)
    const jadi = golongan === 'disebut' ? disebut : golongan
    const kasur = BERKASUR.has(jadi ?? disebut)
    return { nama: `${GOLONGAN_NAMA[disebut]} ${ke}`, disebut, golongan: jadi, kasur, alasan }
  })
}

interface Menurut {
  golongan: Golongan | 'disebut' | null
  alasan: string
}
const SEPERTI_DISEBUT: Menurut = { golongan: 'disebut', alasan: '' }

function menurutUmur(paket: Perjalanan, satu: Exclude<Peserta, { jenis: 'dewasa' }>): Menurut {
  const { tanggal_lahir: lahir } = satu
  const { anak: anakDiBawah, bayi: bayiDiBawah } = aturanOf(paket)
  if (lahir === '') return SEPERTI_DISEBUT
  const berangkat = paket.tanggal_keberangkatan
  if (!isTanggal(berangkat)) {
    return { golongan: null, alasan: 'umurnya belum dapat dihitung, tanggal keberangkatan belum ditetapkan' }
  }
  const umurBerangkat = umurPada(lahir, berangkat)
  const saatBerangkat = `berumur ${umurBerangkat} tahun pada hari berangkat, ${formatTanggal(berangkat)}`
  if (umurBerangkat >= anakDiBawah) return { golongan: 'dewasa', alasan: saatBerangkat }
  if (satu.jenis === 'anak' && satu.kasur) return SEPERTI_DISEBUT
  const tanpaKasur = (alasan: string): Menurut =>
    satu.jenis === 'anak' ? SEPERTI_DISEBUT : { golongan: 'anak_tanpa_kasur', alasan }
  if (umurBerangkat >= bayiDiBawah) return tanpaKasur(saatBerangkat)
  const pulang = hariPulang(paket)
  if (pulang === '') {
    return {
      golongan: null,
      alasan: 'umurnya saat pulang belum dapat dihitung, lama perjalanan belum ditetapkan',
    }
  }
  const umurPulang = umurPada(lahir, pulang)
  const saatPulang = `berumur ${Math.max(0, umurPulang)} tahun pada hari pulang, ${formatTanggal(pulang)}`
  if (umurPulang >= bayiDiBawah) return tanpaKasur(saatPulang)
  return satu.jenis === 'bayi' ? SEPERTI_DISEBUT : { golongan: 'bayi', alasan: saatPulang }
}

/** Counts the seats of a family; infants travel on a lap. */
export function kursiPerlu(orang: readonly Orang[]): number {
  return orang.filter(({ golongan, disebut }) => (golongan ?? disebut) !== 'bayi').length
}
