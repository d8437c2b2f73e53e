import { z } from 'zod'
import { wholeNumber } from '../../platform/format/number.ts'
import { formatTanggal } from '../../platform/format/tanggal.ts'
import { optionalTanggalSchema } from '../../platform/format/tanggal-schema.ts'
import type { Pertanyaan } from '../../platform/http/yakin.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { text } from '../../platform/text/text.ts'
import { mustBeWhole, STATUS_LABEL, type Status } from '../../records/noun/states.ts'
import { PAKET_LIMITS } from './fields.ts'

/* Two departures on offer of one name and day (`kembar`): nobody could tell them apart, so whoever makes a second one is asked. */

const MAX_ID = 2_147_483_647

/** What `GET /api/kembar` takes; nothing stands beside what has no name or no day yet. */
export const tanyaKembarSchema = z.object({
  nama_paket: text(PAKET_LIMITS.nama).meta({ examples: ['Umrah Reguler Desember'] }),
  tanggal_keberangkatan: optionalTanggalSchema,
  id: wholeNumber(1, MAX_ID)
    .optional()
    .describe('The package that is to be so, where it is stored already: what it is by now is no news.')
    .meta({ examples: [1] }),
})
export interface TanyaKembar {
  nama_paket: string
  tanggal_keberangkatan: string
  id?: number | undefined
}

/** Another departure on offer of the same name and day. */
export const kembarSchema = z.object({
  id: z.int(),
  slug: z.string(),
  nama_paket: z.string(),
  tanggal_keberangkatan: z.string(),
  status: z.enum(['terjadwal', 'terbit']),
})
export type Kembar = z.infer<typeof kembarSchema>

/** Over each such question. */
export const KEMBAR_JUDUL = 'Keberangkatan ini sudah ada'

/** What whoever makes a second one is asked, whatever the way; `lagi` says what is about to be done. */
export function tanyaKembarText(
  { nama_paket, tanggal_keberangkatan, status, slug }: Kembar,
  lagi: 'Simpan' | 'Pulihkan',
): Pertanyaan {
  return {
    judul: KEMBAR_JUDUL,
    teks: `“${nama_paket}” yang berangkat ${formatTanggal(tanggal_keberangkatan)} sudah ${STATUS_LABEL[status].toLowerCase()} (${slug}). Pengunjung tidak dapat membedakan keduanya. ${lagi} juga yang ini?`,
  }
}

/** The same of several at once. */
export const tanyaKembarBanyak = (count: number) =>
  `${count} keberangkatan bernama dan bertanggal sama dengan yang sudah terbit. Memang dimaksud?`

/** By which departures on offer are told apart; null for one that is not on offer, or has no name or day yet. */
export function kembarKey(paket: {
  nama_paket?: string | undefined
  tanggal_keberangkatan?: string | undefined
  status?: Status | undefined
}): string | null {
  const { nama_paket = '', tanggal_keberangkatan = '', status = 'terbit' } = paket
  const nama = foldText(nama_paket).replace(/\s+/g, ' ').trim()
  if (!mustBeWhole(status) || nama === '' || tanggal_keberangkatan === '') return null
  return `${tanggal_keberangkatan} ${nama}`
}
