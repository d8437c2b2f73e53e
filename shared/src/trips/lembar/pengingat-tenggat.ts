import { formatTanggalHari } from '../../platform/format/tanggal.ts'
import { SYARAT_LABEL, type Syarat, type SyaratKunci } from '../kesiapan/syarat.ts'

/*
 * Reminders of what a family still has to send before a departure. They name kinds and how many people, never a person
 * or a number: chats and mails are read over shoulders.
 */

/** Requirements that are the office's own work: no family is asked for one. */
export const OFFICE_SYARAT: readonly SyaratKunci[] = ['visa', 'polis', 'musim']

/** A kind that is missing, of how many people. */
export interface Kurang {
  kunci: SyaratKunci
  orang: number
}

/** Returns what a family lacks by kind, in the order in which the office asks; empty for one that is complete. */
export function familyGaps(people: readonly { syarat: readonly Syarat[] }[]): Kurang[] {
  const counts = new Map<SyaratKunci, number>()
  for (const { syarat } of people)
    for (const { kunci, keadaan } of syarat)
      if (keadaan === 'penghalang' && !OFFICE_SYARAT.includes(kunci))
        counts.set(kunci, (counts.get(kunci) ?? 0) + 1)
  return [...counts].map(([kunci, orang]) => ({ kunci, orang }))
}

/** Writes what is missing in words: `Pas foto 2 orang`. */
export const kurangText = ({ kunci, orang }: Kurang): string => `${SYARAT_LABEL[kunci]} ${orang} orang`

interface Reminded {
  brand: string
  pemesan: string
  kode: string
  paket: string
  berangkat: string
  batas: string
  kurang: readonly Kurang[]
}

/** Writes the chat to a family that lacks something, for staff to read before they send it. */
export function tenggatChat({ brand, pemesan, kode, paket, berangkat, batas, kurang }: Reminded): string {
  return `Assalamu'alaikum ${pemesan}, kami dari ${brand}. Untuk ${paket}, berangkat ${formatTanggalHari(berangkat)}, yang masih kami tunggu dari pemesanan ${kode} paling lambat ${formatTanggalHari(batas)}: ${kurang.map(kurangText).join(', ')}. Siapa yang kurang apa ada di halaman pesanan Bapak/Ibu. Terima kasih.`
}
