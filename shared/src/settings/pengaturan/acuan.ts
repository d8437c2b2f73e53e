import type { Acuan } from '../../content/paket/acuan.ts'
import { type Angka, angkaBerlaku } from './angka/berlaku.ts'

/** The reference price that holds on `today`: the newest of the settings, else the one that is known. */
export function acuanOf(angka: readonly Angka[], today: string): Acuan {
  const { nilai, sumber } = angkaBerlaku(angka, 'harga_acuan', today)
  return { nilai, sumber }
}
