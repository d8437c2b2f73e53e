import { formatTanggalHari } from '../../platform/format/tanggal.ts'
import { isFamilyTurn } from '../kesiapan/family-turn.ts'
import { type ReadyPilgrim, SYARAT_LABEL, type Syarat, type SyaratKunci } from '../kesiapan/syarat.ts'

/*
 * Reminders of what a family still has to send before a departure. They name kinds and how many people, never a person
 * or a number: chats and mails are read over shoulders.
 */

/** A kind that is missing, of how many people. */
export interface Kurang {
  kunci: SyaratKunci
  orang: number
}

/** Returns what a family lacks by kind, in the order in which the office asks; empty for one that is complete. */
export function familyGaps(
  people: readonly { syarat: readonly Syarat[]; jamaah: ReadyPilgrim | null }[],
): Kurang[] {
  const counts = new Map<SyaratKunci, number>()
  for (const { syarat, jamaah } of people)
    for (const one of syarat)
      if (isFamilyTurn(one, jamaah)) counts.set(one.kunci, (counts.get(one.kunci) ?? 0) + 1)
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
