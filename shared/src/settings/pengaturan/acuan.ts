import { type Angka, angkaBerlaku } from './angka/berlaku.ts'

/** The ministry's reference price of an umrah, and where it is written. */
export interface Acuan {
  nilai: number
  sumber: string
}

/** The reference price that holds on `today`: the newest of the settings, else the one that is known. */
export function acuanOf(angka: readonly Angka[], today: string): Acuan {
  const { nilai, sumber } = angkaBerlaku(angka, 'harga_acuan', today)
  return { nilai, sumber }
}
