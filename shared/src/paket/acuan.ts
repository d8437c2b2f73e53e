import { readAngka } from '../format/read-angka.ts'

/** A figure of the settings, as far as it is read here. */
interface Angka {
  kunci: string
  nilai: string | number
  berlaku_sejak: string
  sumber: string
}

/** The ministry's reference price of an umrah, and where it is written. */
export interface Acuan {
  nilai: number
  sumber: string
}

const MOST_READ = 60

/** Names under which settings keep it: `harga_acuan`, `Harga referensi umrah`, `BPIU`. */
function isAcuan(kunci: string): boolean {
  const words = kunci
    .slice(0, MOST_READ)
    .toLowerCase()
    .split(/[^a-z]+/)
  return (
    words.includes('bpiu') ||
    (words.some((word) => word === 'acuan' || word === 'referensi') && words.includes('harga'))
  )
}

/** The reference price that holds on `today`, the newest of them; null where the settings tell none that can be read. */
export function acuanOf(angka: readonly Angka[], today: string): Acuan | null {
  const held = angka
    .filter(({ kunci, berlaku_sejak }) => isAcuan(kunci) && berlaku_sejak <= today)
    .sort((a, b) => (a.berlaku_sejak < b.berlaku_sejak ? 1 : -1))
  for (const { nilai, sumber } of held) {
    const read = typeof nilai === 'number' ? { nilai } : readAngka(nilai)
    if (read && 'nilai' in read && read.nilai > 0) return { nilai: read.nilai, sumber }
  }
  return null
}
