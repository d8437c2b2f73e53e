import { type Angka, angkaBerlaku } from './angka/berlaku.ts'

/** The ministry's reference price of an umrah, in rupiah, with its source. */
export interface Acuan {
  nilai: number
  sumber: string
}

/** Returns the reference price valid on `today`: the newest of the settings, else the built-in one. */
export function acuanOf(angka: readonly Angka[], today: string): Acuan {
  const { nilai, sumber } = angkaBerlaku(angka, 'harga_acuan', today)
  return { nilai, sumber }
}
