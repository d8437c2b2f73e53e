import { formatTanggal } from '../../platform/format/tanggal.ts'
import type { Pertanyaan } from '../../platform/http/yakin.ts'
import { tertinggal } from './rules.ts'

/** The number of dates named in a question. */
const NAMED = 3

/**
 * Builds the question about dates before departure for whoever publishes a package; null if there are none, or if the
 * same ones stood there before.
 */
export function tanyaTertinggal(
  paket: Parameters<typeof tertinggal>[0],
  before: Parameters<typeof tertinggal>[0] | null,
): Pertanyaan | null {
  const words = (of: typeof before) => (of ? tertinggal(of).map(({ message }) => message) : [])
  const [now, known] = [words(paket), words(before)]
  const isSame = before?.tanggal_keberangkatan === paket.tanggal_keberangkatan
  if (now.length === 0 || (isSame && now.every((one) => known.includes(one)))) return null
  const more = now.length > NAMED ? `, dan ${now.length - NAMED} lagi` : ''
  return {
    judul: 'Tanggalnya sebelum keberangkatan',
    teks: `Paket ini berangkat ${formatTanggal(paket.tanggal_keberangkatan)}, tetapi ${now.slice(0, NAMED).join(', ')}${more} lebih awal. Mungkin tanggalnya belum ikut digeser.`,
  }
}
