import { HARGA_MASSAL, type MassalChangeInput, STATUS_MASSAL } from '@safar/shared/content/paket/massal'
import { PAKET_LIMITS } from '@safar/shared/content/paket/paket-fields'
import { readAngka, readHitungan } from '@safar/shared/platform/format/read-angka'
import {
  CURRENCIES,
  type Currency,
  DEFAULT_CURRENCY,
  formatHarga,
} from '@safar/shared/platform/format/rupiah'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'
import { STATUS, STATUS_LABEL } from '@safar/shared/records/noun/states'

/** The typed inputs of a bulk change; a blank choice changes nothing. */
export interface Isian {
  arah: '' | 'naik' | 'turun'
  jumlah: string
  currency: Currency
  /** True to change prices of children and infants too. */
  anak: boolean
  status: string
  pelunasan: '' | 'isi' | 'kosong'
  hari: string
}

export const emptyIsian = (currency: Currency): Isian => ({
  arah: '',
  jumlah: '',
  currency,
  anak: false,
  status: '',
  pelunasan: '',
  hari: '',
})

/** The errors of the inputs by field; `semua` where nothing was chosen. */
export type Masalah = Partial<Record<'jumlah' | 'hari' | 'semua', string>>

/** Parses the inputs into a change, or into what is wrong with them. */
export function readIsian(isian: Isian): { ubah: MassalChangeInput } | { masalah: Masalah } {
  const { arah, currency, anak, pelunasan } = isian
  const masalah: Masalah = {}
  const ubah: MassalChangeInput = {}
  if (arah) {
    const read = readWhole(isian.jumlah, 1, PAKET_LIMITS.harga)
    if (typeof read === 'string') masalah.jumlah = read
    else {
      ubah.harga_tambah = arah === 'naik' ? read : -read
      ubah.currency = currency
      if (anak) ubah.harga = [...HARGA_MASSAL]
    }
  }
  const status = STATUS_MASSAL.find((each) => each === isian.status)
  if (status) ubah.status = status
  if (pelunasan === 'kosong') ubah.pelunasan_hari = null
  if (pelunasan === 'isi') {
    const read = readWhole(isian.hari, 0, PAKET_LIMITS.hari, readHitungan)
    if (typeof read === 'string') masalah.hari = read
    else ubah.pelunasan_hari = read
  }
  if (!arah && !status && !pelunasan) masalah.semua = 'Pilih sedikitnya satu perubahan.'
  return Object.keys(masalah).length > 0 ? { masalah } : { ubah }
}

function readWhole(typed: string, min: number, max: number, toAngka = readAngka): number | string {
  const read = toAngka(typed)
  if (!read) return REQUIRED_MESSAGE
  if ('masalah' in read) return read.masalah
  if (read.nilai < min) return `Paling sedikit ${min.toLocaleString('id-ID')}`
  return read.nilai > max ? `Paling banyak ${max.toLocaleString('id-ID')}` : read.nilai
}

/** Formats a value of a change for people. */
export function nilaiText(kolom: string, nilai: string, currency: string = DEFAULT_CURRENCY): string {
  if (kolom === 'status') {
    const status = STATUS.find((each) => each === nilai)
    return status ? STATUS_LABEL[status] : nilai
  }
  if (kolom === 'pelunasan_hari') return nilai === '' ? 'tidak disebut' : `H-${nilai}`
  return kolom.startsWith('harga_') ? formatHarga(Number(nilai), currency) : nilai
}

/** Returns the currencies of packages, in the order of `CURRENCIES`. */
export function currenciesOf(paket: readonly { currency: Currency }[]): Currency[] {
  return CURRENCIES.filter((each) => paket.some(({ currency }) => currency === each))
}
