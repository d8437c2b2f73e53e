import type { Agency } from '@safar/shared/agency'
import type { Paket } from '@safar/shared/paket/schema'
import { angkaTeks } from '@safar/shared/pengaturan/angka/berlaku'
import { sumberTeks } from '@safar/shared/pengaturan/angka/sebut'

/** A term that law or the agency sets for every journey of a kind, with where it is written. */
export interface SyaratUmum {
  teks: string
  sumber: string
}

/** What settings say of passports and vaccine, for who travels with this package. */
export function syaratUmum(
  { angka }: Pick<Agency, 'angka'>,
  { tipe_paket }: Pick<Paket, 'tipe_paket'>,
): SyaratUmum[] {
  const { paspor_bulan, paspor_kata, vaksin_hari } = angka
  const paspor = {
    teks: `Paspor berlaku paling sedikit ${angkaTeks(paspor_bulan)} pada hari berangkat, dengan nama paling sedikit ${angkaTeks(paspor_kata)}.`,
    sumber: sumberTeks(paspor_bulan),
  }
  const vaksin = {
    teks: `Vaksin meningitis paling lambat ${angkaTeks(vaksin_hari)} sebelum berangkat, dibuktikan dengan kartu vaksin internasional.`,
    sumber: sumberTeks(vaksin_hari),
  }
  return tipe_paket === 'Overseas' ? [paspor] : [paspor, vaksin]
}
