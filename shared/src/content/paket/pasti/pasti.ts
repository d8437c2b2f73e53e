import { recordPath } from '../../../platform/address/record.ts'
import type { Penyelenggara } from '../../../settings/penyelenggara.ts'
import { kamarHarga } from '../kamar.ts'
import type { Paket } from '../paket.ts'
import { hargaNilai } from './harga.ts'
import { hotelNilai } from './hotel.ts'
import { izinNilai } from './izin.ts'
import type { JumlahPasti } from './jumlah.ts'
import type { Kurang, Nilai } from './nilai.ts'
import { tiketNilai } from './tiket.ts'
import { visaNilai } from './visa.ts'

/*
 * The ministry's five certainties, rated from stored data alone. Nobody types a state; the page, its print, cards, the
 * call and the office's panel all ask here.
 */

export const PASTI = ['izin', 'tiket', 'harga', 'hotel', 'visa'] as const
export type Pasti = (typeof PASTI)[number]

/** The name of each certainty. */
export const PASTI_NAMA: Record<Pasti, string> = {
  izin: 'Pasti izinnya',
  tiket: 'Pasti tiket dan jadwalnya',
  harga: 'Pasti harga dan layanannya',
  hotel: 'Pasti hotelnya',
  visa: 'Pasti visanya',
}

/** States of a certainty: complete, partial, or without evidence. */
export const KEADAAN = ['terbukti', 'menyusul', 'kosong'] as const
export type Keadaan = (typeof KEADAAN)[number]

export const KEADAAN_NAMA: Record<Keadaan, string> = {
  terbukti: 'Terbukti',
  menyusul: 'Menyusul',
  kosong: 'Tidak ada',
}

export interface Bukti {
  teks: string
  /** The address where it can be checked: a page of ours, or the ministry's. */
  tautan?: string
}

/** One certainty as everybody reads it. */
export interface PastiBaris {
  kunci: Pasti
  keadaan: Keadaan
  /** The evidence: the fact first, then further details. */
  bukti: Bukti[]
  /** Time of the last change of its source, ISO 8601 in UTC; empty if unknown. */
  per: string
}

/** One certainty with the parts that only the office and our own pages need. */
export interface PastiRinci extends PastiBaris {
  /** False if it does not apply to this kind of journey, such as the visa of a tour without one. */
  berlaku: boolean
  kurang: Kurang[]
  /** The licence's number, by which it can be checked. */
  nomor?: string
}

/** Values of a package from which the certainties are rated. */
export type Dibuktikan = Pick<
  Paket,
  | 'slug'
  | 'tipe_paket'
  | 'durasi'
  | 'tanggal_keberangkatan'
  | 'harga_quad'
  | 'harga_triple'
  | 'harga_double'
  | 'currency'
  | 'visa'
  | 'hotels'
  | 'maskapais'
  | 'harga_termasuks'
  | 'harga_tidak_termasuks'
> & { updated_at?: string }

/** Returns the part of a package's page that shows the source of a row. */
function bagianOf(kunci: Pasti, paket: Dibuktikan): string {
  if (kunci === 'tiket') return 'penerbangan'
  if (kunci === 'hotel') return 'hotel'
  const isListed = paket.harga_termasuks.length > 0 || paket.harga_tidak_termasuks.length > 0
  return kamarHarga(paket).length > 0 && !(kunci === 'visa' && isListed)
    ? 'harga'
    : isListed
      ? 'termasuk'
      : ''
}

function tautanOf(kunci: Pasti, paket: Dibuktikan, { licence_check_url }: Penyelenggara): string {
  if (kunci === 'izin') return /^https?:\/\//i.test(licence_check_url) ? licence_check_url : ''
  const bagian = bagianOf(kunci, paket)
  return paket.slug === '' || bagian === '' ? '' : `${recordPath('paket', paket.slug)}#${bagian}`
}

/** Rates all five certainties of a package on `today` (`YYYY-MM-DD`, the agency's calendar), in their order. */
export function pastiRinci(paket: Dibuktikan, agensi: Penyelenggara, today: string): PastiRinci[] {
  const nilai: Record<Pasti, Nilai> = {
    izin: izinNilai(paket, agensi, today),
    tiket: tiketNilai(paket),
    harga: hargaNilai(paket),
    hotel: hotelNilai(paket),
    visa: visaNilai(paket),
  }
  return PASTI.map((kunci) => {
    const { ada, kurang, bukti, nomor } = nilai[kunci]
    const keadaan = kurang.length === 0 ? 'terbukti' : ada ? 'menyusul' : 'kosong'
    const berlaku = kunci !== 'visa' || paket.tipe_paket !== 'Overseas' || paket.visa !== ''
    const said = berlaku ? bukti : ['Tidak berlaku: perjalanan ini tidak memakai visa umrah atau haji']
    const tautan = keadaan === 'kosong' ? '' : tautanOf(kunci, paket, agensi)
    return {
      kunci,
      keadaan,
      bukti: said.map((teks, at) => (at === 0 && tautan ? { teks, tautan } : { teks })),
      per: (kunci === 'izin' ? agensi.updated_at : paket.updated_at) ?? '',
      berlaku,
      kurang,
      ...(nomor && { nomor }),
    }
  })
}

/** Returns the public part of the certainties. */
export function pastiBaris(rinci: readonly PastiRinci[]): PastiBaris[] {
  return rinci.map(({ kunci, keadaan, bukti, per }) => ({ kunci, keadaan, bukti, per }))
}

export function jumlahPasti(rinci: readonly PastiRinci[]): JumlahPasti {
  const berlaku = rinci.filter((row) => row.berlaku)
  return {
    terbukti: berlaku.filter(({ keadaan }) => keadaan === 'terbukti').length,
    dari: berlaku.length,
  }
}

/** Counts the certainties that apply, by state: `4 terbukti, 1 menyusul`. */
export function ringkasPasti(rinci: readonly PastiRinci[]): string {
  const berlaku = rinci.filter((row) => row.berlaku)
  return KEADAAN.map((keadaan) => ({
    keadaan,
    jumlah: berlaku.filter((row) => row.keadaan === keadaan).length,
  }))
    .filter(({ jumlah }) => jumlah > 0)
    .map(({ keadaan, jumlah }) => `${jumlah} ${KEADAAN_NAMA[keadaan].toLowerCase()}`)
    .join(', ')
}
