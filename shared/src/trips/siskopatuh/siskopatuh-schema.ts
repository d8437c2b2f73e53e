import { z } from 'zod'
import { requiredText, text } from '../../platform/text/text.ts'
import { SISKOPATUH_KOLOM_NAMA } from './siskopatuh-columns.ts'

/** Bounds of the ministry's workbook. Lengths in UTF-16 units. */
export const SISKOPATUH_LIMITS = {
  /** The bytes of an uploaded workbook. */
  bytes: 5 * 1024 * 1024,
  nama: 120,
  sistem: 60,
  kata: 200,
  nomor: 60,
  /** The people of a workbook that comes back. */
  orang: 2_000,
  /** Answers of one call. */
  jawaban: 100,
} as const
const L = SISKOPATUH_LIMITS

/** The name of the ministry's system unless the office says another. */
export const SISTEM = 'Siskopatuh'

const kolomNama = z.enum(SISKOPATUH_KOLOM_NAMA)

/** The uploaded workbook, as it was read. */
export const templatSchema = z
  .object({
    /** The number of the upload; each has its own. */
    versi: z.number().int(),
    nama: z.string(),
    /** The name of the ministry's system. */
    sistem: z.string(),
    /** True of a workbook with macros, which is given back as one. */
    makro: z.boolean(),
    lembar: z.string(),
    /** The row of the heads, counted from 1. */
    baris_judul: z.number().int(),
    /** Known columns in the sheet's order: its own head, and how many words its list has (0 for none). */
    kolom: z.array(
      z.object({ isian: kolomNama, judul: z.string(), huruf: z.string(), pilihan: z.number().int() }),
    ),
    /** Heads of the sheet that are nobody's here: their columns stay empty. */
    tak_dikenal: z.array(z.string()),
    /** Heads that the ministry's template of March 2026 has and this sheet has not. */
    tak_ada: z.array(z.string()),
    peringatan: z.array(z.string()),
    pada: z.string(),
    /** The present name of whoever uploaded it; may be empty. */
    oleh: z.string(),
  })
  .meta({ id: 'TemplatSiskopatuh' })
export type Templat = z.infer<typeof templatSchema>

/** A word of ours and the workbook's word that a person chose for it; `di` is the province of a regency. */
const jawabanSchema = z.object({
  kolom: kolomNama,
  di: text(L.kata).default(''),
  nilai: requiredText(L.kata),
  jadi: requiredText(L.kata),
})

/** The state of the ministry's workbook: the current one, null before the first, and remembered answers. */
export const siskopatuhSchema = z.object({
  templat: templatSchema.nullable(),
  jawaban: z.array(z.object({ kolom: kolomNama, di: z.string(), nilai: z.string(), jadi: z.string() })),
})
export type Siskopatuh = z.infer<typeof siskopatuhSchema>

/** Body of `POST /api/siskopatuh/jawaban`; `jadi` null forgets an answer. */
export const jawabanInputSchema = z.object({
  jawaban: z
    .array(jawabanSchema.extend({ jadi: requiredText(L.kata).nullable() }))
    .min(1, 'Pilih dulu padanannya')
    .max(L.jawaban, `Paling banyak ${L.jawaban} jawaban sekaligus`),
})
export type JawabanInput = z.input<typeof jawabanInputSchema>['jawaban']

/** A cell of the workbook without a value, with the reason. */
export const selSchema = z
  .object({
    /** The person's name in the passport, or what the office calls the place. */
    jamaah: z.string(),
    /** The head of the column, as the workbook writes it. */
    kolom: z.string(),
    alasan: z.string(),
    isian: kolomNama,
    peserta_id: z.number().int(),
    /** Null for a place that is nobody's yet. */
    jamaah_id: z.number().int().nullable(),
    pemesanan: z.object({ id: z.number().int(), kode: z.string() }),
  })
  .meta({ id: 'SelSiskopatuh' })
export type Sel = z.infer<typeof selSchema>

/** A word that a person has to choose a meaning for, once for all. */
export const tanyaSchema = z.object({
  kolom: kolomNama,
  di: z.string(),
  nilai: z.string(),
  /** The workbook's words that it may mean. */
  pilihan: z.array(z.string()),
})
export type TanyaSiskopatuh = z.infer<typeof tanyaSchema>

/** The cells of a departure that stay empty, and the words that a person can say the meaning of. */
export const kurangSchema = z
  .object({
    /** The people whom the workbook has. */
    orang: z.number().int(),
    /** Those of them without an empty cell. */
    lengkap: z.number().int(),
    sel: z.array(selSchema),
    tanya: z.array(tanyaSchema),
  })
  .meta({ id: 'KurangSiskopatuh' })
export type Kurang = z.infer<typeof kurangSchema>

/** Kinds of a returned row: a number that is new, the same as stored, or another than stored. */
export const NOMOR_JENIS = ['baru', 'sama', 'ubah'] as const

/** A returned workbook: numbers by person, and what is wrong by cell. */
export const nomorImporSchema = z
  .object({
    disimpan: z.boolean(),
    baris: z.array(
      z.object({
        baris: z.number().int(),
        peserta_id: z.number().int(),
        jamaah: z.string(),
        nomor: z.string(),
        jenis: z.enum(NOMOR_JENIS),
      }),
    ),
    galat: z.array(z.object({ baris: z.number().int(), kolom: z.string(), pesan: z.string() })),
    /** Names of participants whom the workbook has no number for. */
    tanpa_nomor: z.array(z.string()),
  })
  .meta({ id: 'NomorSiskopatuh' })
export type NomorImpor = z.infer<typeof nomorImporSchema>
