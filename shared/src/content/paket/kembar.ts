import { z } from 'zod'
import { wholeNumber } from '../../platform/format/number.ts'
import { formatTanggal } from '../../platform/format/tanggal.ts'
import { optionalTanggalSchema } from '../../platform/format/tanggal-schema.ts'
import type { Pertanyaan } from '../../platform/http/yakin.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { text } from '../../platform/text/text.ts'
import { mustBeWhole, STATUS_LABEL, type Status } from '../../records/noun/states.ts'
import { PAKET_LIMITS } from './paket-fields.ts'

/*
 * Duplicate departures (`kembar`): two on offer with one name and day. Nobody could tell them apart, so whoever makes a
 * second one is asked.
 */

const MAX_ID = 2_147_483_647

/** Query of `GET /api/kembar`; without a name or a day it finds nothing. */
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

/** The heading of every question about a duplicate departure. */
export const KEMBAR_JUDUL = 'Keberangkatan ini sudah ada'

/** Builds the question about a duplicate departure; `lagi` is the action that it confirms. */
export function tanyaKembarText(
  { nama_paket, tanggal_keberangkatan, status, slug }: Kembar,
  lagi: 'Simpan' | 'Pulihkan',
): Pertanyaan {
  return {
    judul: KEMBAR_JUDUL,
    teks: `“${nama_paket}” yang berangkat ${formatTanggal(tanggal_keberangkatan)} sudah ${STATUS_LABEL[status].toLowerCase()} (${slug}). Pengunjung tidak dapat membedakan keduanya. ${lagi} juga yang ini?`,
  }
}

/** Writes the question about several duplicate departures at once. */
export const tanyaKembarBanyak = (count: number) =>
  `${count} keberangkatan bernama dan bertanggal sama dengan yang sudah terbit. Memang dimaksud?`

/** Returns the key by which departures on offer are the same; null for one not on offer, or without a name or a day. */
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
