import { z } from 'zod'
import { text } from '../../platform/text/text.ts'
import { galatSchema, IMPOR_LIMITS } from '../../records/noun/impor.ts'
import { HEAD_MOST, IMPORT_FIELDS, JUDUL_ASAL } from './import-heads.ts'

/** The most people of one sheet. */
export const JAMAAH_IMPOR_BARIS = 5_000

/** The effect of a row: it adds a person, changes one, does nothing, contradicts what is stored, or has errors. */
export const JAMAAH_IMPOR_JENIS = ['baru', 'ubah', 'sama', 'bentrok', 'salah'] as const
export type JamaahImporJenis = (typeof JAMAAH_IMPOR_JENIS)[number]

const isianSchema = z.union([z.enum(IMPORT_FIELDS), z.literal('')])

const judulSchema = z.object({
  kolom: z.int().describe('From 0'),
  judul: z.string().describe('As the sheet writes it'),
  isian: isianSchema.nullable().describe('The field that it fills; blank: left out; null: nobody has said'),
  asal: z.enum(JUDUL_ASAL).describe('`dikenal` by the product, `ingat` as the agency chose before'),
})

const barisSchema = z.object({
  baris: z.int().describe('As the spreadsheet counts it'),
  nama: z.string(),
  jenis: z.enum(JAMAAH_IMPOR_JENIS),
  id: z.int().nullable().describe('The person whom it changes; null for a new one until it is saved'),
  ubah: z
    .array(
      z.object({
        kolom: z.string(),
        dari: z.string(),
        ke: z.string(),
        tertulis: z.string().optional().describe('The word of the cell, where it stands for another'),
      }),
    )
    .describe('Numbers and what concerns health as their masks'),
  bentrok: z.array(z.object({ pesan: z.string(), id: z.int().nullable() })),
  peringatan: z
    .array(z.object({ kolom: z.string(), pesan: z.string() }))
    .describe('Odd, and saved all the same'),
})
export type JamaahImporBaris = z.output<typeof barisSchema>

/** The effect of a sheet of people, tried or done, and its errors; columns are named as the sheet heads them. */
export const jamaahImporSchema = z.object({
  lembar: z.array(z.string()).describe('The sheets of a workbook'),
  dipilih: z.int().describe('The number of the one that was read, from 0'),
  judul: z.array(judulSchema),
  baris: z.array(barisSchema),
  galat: galatSchema,
  sidik: z
    .string()
    .describe('Fingerprint of the sheet and of the people whom it meets, for saving what was seen'),
})
export type JamaahImpor = z.output<typeof jamaahImporSchema>

/** Meanings of an agency's heads: a field, blank to leave the column out, null to be asked again. */
export const judulJamaahSchema = z.object({
  judul: z
    .array(z.object({ judul: text(HEAD_MOST), isian: isianSchema.nullable() }))
    .min(1, 'Pilih setidaknya satu judul')
    .max(200, 'Paling banyak 200 judul')
    .meta({ examples: [[{ judul: 'NIP/NIK', isian: 'nik' }]] }),
})
export type JudulJamaah = z.output<typeof judulJamaahSchema>['judul']

/** Matches the fingerprint of a preview, or none. */
export const SIDIK_IMPOR = /^(?:[\w-]{43})?$/

/** Bounds of the file, as the page states them. */
export const JAMAAH_IMPOR_BYTES = IMPOR_LIMITS.bytes
