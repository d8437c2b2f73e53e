import { GAMBAR_STEPS, katalogUrl } from '../gambar/katalog.ts'
import { PEMBIMBING_SLOTS } from '../gambar/slots.ts'
import { PEMBIMBING } from './profil.ts'

/** A guide whom /profile introduces, as package pages show them. */
export interface PembimbingDikenal {
  nama: string
  peran: string
  /** Address of the portrait, in the format that every browser knows. */
  potret: string
}

/** Which of a package's guides /profile introduces, by their exact names. */
export function pembimbingDikenal(pembimbings: readonly { nama: string }[]): PembimbingDikenal[] {
  return PEMBIMBING.flatMap(({ nama, peran }, index) => {
    const slot = PEMBIMBING_SLOTS[index]
    if (!slot || !pembimbings.some((pembimbing) => pembimbing.nama === nama)) return []
    return { nama, peran, potret: katalogUrl(slot.gambar, GAMBAR_STEPS[0], 'webp') }
  })
}
