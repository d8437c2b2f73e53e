import { z } from 'zod'
import { emailSchema } from '../../platform/contact/email-schema.ts'
import { requiredText } from '../../platform/text/text.ts'
import { pendaftaranUpdateSchema } from '../pendaftaran/pendaftaran-schema.ts'
import { JENIS_PERMINTAAN, KEADAAN_PERMINTAAN, LEWAT_KANTOR, LEWAT_PERMINTAAN, PENGENAL } from './jenis.ts'

export const PERMINTAAN_LIMITS = { hasil: 1_000, token: 200 } as const
/**
 * The longest stored result: staff's text, and the server's note on what was erased and what still names the person.
 */
export const HASIL_TERSIMPAN_MOST = PERMINTAAN_LIMITS.hasil + 500

const jenis = z.enum(JENIS_PERMINTAAN, `Pilih salah satu: ${JENIS_PERMINTAAN.join(', ')}`)

/** Body of `POST /api/permintaan-data`. */
export const permintaanInputSchema = z
  .object({ email: emailSchema, jenis: jenis.optional() })
  .meta({ id: 'PermintaanDataInput' })
export type PermintaanInput = z.infer<typeof permintaanInputSchema>

/** Body of `POST /api/permintaan-data/catat`: a request that was told to the office. */
export const permintaanCatatSchema = z
  .object({
    pendaftaran_id: z
      .int('Pilih pendaftarannya')
      .min(1)
      .max(2_147_483_647)
      .meta({ examples: [1] }),
    jenis: z.enum(JENIS_PERMINTAAN, `Pilih salah satu: ${JENIS_PERMINTAAN.join(', ')}`),
    lewat: z.enum(LEWAT_KANTOR, `Pilih salah satu: ${LEWAT_KANTOR.join(', ')}`),
    pengenal: z.enum(PENGENAL, `Pilih salah satu: ${PENGENAL.join(', ')}`),
    diterima_pada: z.iso
      .datetime({ error: 'Tulis waktu permintaan ini datang' })
      .optional()
      .meta({
        description: 'When it came in, where that was before now.',
        examples: ['2026-11-20T03:00:00.000Z'],
      }),
  })
  .meta({ id: 'PermintaanDataCatat' })
export type PermintaanNote = z.input<typeof permintaanCatatSchema>

/** A registration that a request to erase is about: whose it is, and whether it goes. */
const barisSchema = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    email: z.string(),
    telepon: z.string(),
    dihapus: z.boolean().meta({
      description: 'False for one that was only joined to theirs: it is under another address, and stays.',
    }),
  })
  .meta({ id: 'PermintaanDataBaris' })
export type PermintaanBaris = z.infer<typeof barisSchema>

/** A request as staff read it. */
export const permintaanSchema = z
  .object({
    id: z.number().int(),
    jenis: z.enum(JENIS_PERMINTAAN),
    /** Empty once the person's data are erased: what stays is the evidence. */
    email: z.string(),
    diterima_pada: z.string(),
    /** 72 hours after it came in. */
    batas: z.string(),
    /** Time when a link in that mailbox was opened; null while anybody might have asked. */
    dibuktikan_pada: z.string().nullable(),
    keadaan: z.enum(KEADAAN_PERMINTAAN),
    /** The answer; empty while there is none. */
    hasil: z.string(),
    selesai_pada: z.string().nullable(),
    /** The person who settled it: `pemohon` for the requester. */
    oleh: z.string(),
    lewat: z.enum(LEWAT_PERMINTAAN).meta({ description: 'By what way it came.' }),
    pengenal: z
      .enum([...PENGENAL, ''])
      .meta({ description: 'How the office made sure of who asks; empty for one from the site.' }),
    /** The code of a registration without a mail address. */
    kode: z.string(),
    dicatat_oleh: z.string().meta({ description: 'Who wrote it down; empty for one from the site.' }),
    /** Registrations that it is about, as they stand today. */
    pendaftaran: z.number().int(),
    baris: z.array(barisSchema).default([]).meta({
      description:
        'Of one to erase that waits: each registration that it is about, and those joined to them.',
    }),
  })
  .meta({ id: 'PermintaanData' })
export type Permintaan = z.infer<typeof permintaanSchema>

/** Answer of `GET /api/permintaan-data`. */
export const permintaanPageSchema = z
  .object({
    data: z.array(permintaanSchema),
    meta: z.object({
      total: z.int().min(0),
      page: z.int().min(1),
      per_page: z.int().min(1),
      /** Requests that nobody has answered, and those of them whose time is over. */
      terbuka: z.int().min(0),
      lewat: z.int().min(0),
    }),
  })
  .meta({ id: 'PermintaanDataPage' })
export type PermintaanPage = z.infer<typeof permintaanPageSchema>

/** Body of `PATCH /api/permintaan-data/{id}`. */
export const permintaanJawabSchema = z
  .object({
    keadaan: z.enum(['selesai', 'ditolak'], 'Pilih salah satu: selesai, ditolak'),
    hasil: requiredText(PERMINTAAN_LIMITS.hasil).meta({ examples: ['Sudah dikerjakan.'] }),
  })
  .meta({ id: 'PermintaanDataJawab' })
export type PermintaanAnswer = z.input<typeof permintaanJawabSchema>

export const AKSI_DATA = ['lihat', 'koreksi', 'hapus', 'tarik'] as const

/** The fields that a person corrects by themselves. */
export const perbaikanSchema = pendaftaranUpdateSchema.pick({ nama: true, telepon: true, catatan: true })
/** A field as typed: errors are shown beside it, on the page itself. */
const isian = z.string().max(5_000).optional()

/** Form body of `POST /api/permintaan-data/saya`: the token from the link's fragment, and the action. */
export const dataSayaSchema = z
  .object({
    token: z
      .string()
      .trim()
      .max(PERMINTAAN_LIMITS.token)
      .meta({ examples: ['contoh-tautan'] }),
    aksi: z.enum(AKSI_DATA).optional(),
    /** The registration to correct, and its fields. */
    kode: z.string().max(20).optional(),
    nama: isian,
    telepon: isian,
    catatan: isian,
  })
  .meta({ id: 'DataSaya' })
export type DataSaya = z.infer<typeof dataSayaSchema>

/** The consent as given with a registration. */
export const persetujuanSchema = z
  .object({
    versi: z.string(),
    pada: z.string(),
    /** The text of the consent; empty if that version is no longer kept. */
    teks: z.string(),
    /** Text of the second box; empty if it was not ticked, or is no longer kept. */
    pemasaran: z.string(),
  })
  .meta({ id: 'PersetujuanDiberikan' })
export type Persetujuan = z.infer<typeof persetujuanSchema>
