import { z } from 'zod'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { ALASAN_CADANGAN, KEADAAN_CADANGAN, SEBAB_CADANGAN, TEMPAT_CADANGAN } from './keadaan.ts'

/** A row that no restore would accept: it is set aside in the backup, which goes on. */
export const sisihanSchema = z.object({
  tabel: z.string(),
  /** A key that identifies the row in its table; empty if it would name a person. */
  kunci: z.string(),
  /** The error, for whoever looks after the server. */
  sebab: z.string(),
})
export type Sisihan = z.infer<typeof sisihanSchema>

/** The number of rows set aside, and the first of them by name. */
export const disisihkanSchema = z.object({
  jumlah: z.number().int().min(0),
  baris: z.array(sisihanSchema),
})
export type Disisihkan = z.infer<typeof disisihkanSchema>

/** One backup, made or tried. */
export const cadanganSchema = z
  .object({
    id: z.number().int(),
    keadaan: z.enum(KEADAAN_CADANGAN),
    sebab: z.enum(SEBAB_CADANGAN),
    /** Name of its file. */
    nama: z.string(),
    /** Bytes; 0 until it is good. */
    besar: z.number().int().min(0),
    /** The number of records of each noun, and of picture files as `gambar`, that its proof brought back. */
    isi: z.record(z.string(), z.number().int().min(0)),
    /** The reason why it failed; empty if it did not, or is being made. */
    alasan: z.enum([...ALASAN_CADANGAN, '']),
    /** The machine's message, for whoever looks after the server. */
    rinci: z.string(),
    disisihkan: disisihkanSchema,
    mulai_pada: z.string(),
    selesai_pada: z.string().nullable(),
    /** Time when it made way for newer ones; null while its file is kept. */
    dilepas_pada: z.string().nullable(),
  })
  .meta({ id: 'Cadangan' })
export type Cadangan = z.infer<typeof cadanganSchema>

/** Answer of `GET /api/cadangan`. */
export const cadanganPageSchema = z
  .object({
    data: z.array(cadanganSchema),
    meta: z.object({
      ...pageMeta,
      /** The destination of backups; null if the server has none, and then none are made by schedule. */
      tempat: z.enum(TEMPAT_CADANGAN).nullable(),
      /** The folder or the bucket by its name; empty without one. */
      di: z.string(),
      /** True if they lie on the disk that holds the data, and would be lost with it. */
      sedisk: z.boolean(),
      /** Time when the next one is due; null without a destination. */
      berikutnya: z.string().nullable(),
      terakhir_baik: cadanganSchema.nullable(),
      sedang_berjalan: z.boolean(),
    }),
  })
  .meta({ id: 'CadanganPage' })
export type CadanganPage = z.infer<typeof cadanganPageSchema>
