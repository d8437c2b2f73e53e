import { z } from 'zod'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { ALASAN_CADANGAN, KEADAAN_CADANGAN, SEBAB_CADANGAN, TEMPAT_CADANGAN } from './keadaan.ts'

/** A row that no restore would take: it lies aside in the backup, and the backup goes on. */
export const sisihanSchema = z.object({
  tabel: z.string(),
  /** What tells it from others of its table; empty where that would say who somebody is. */
  kunci: z.string(),
  /** What is wrong with it, for whoever looks after the server. */
  sebab: z.string(),
})
export type Sisihan = z.infer<typeof sisihanSchema>

/** How many lie aside, and the first of them by name. */
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
    /** How many records of each noun it brought back as it was proven, and files of pictures, as `gambar`. */
    isi: z.record(z.string(), z.number().int().min(0)),
    /** Why there is none; empty where there is, or where it is being made. */
    alasan: z.enum([...ALASAN_CADANGAN, '']),
    /** What the machine said of it, for whoever looks after the server. */
    rinci: z.string(),
    disisihkan: disisihkanSchema,
    mulai_pada: z.string(),
    selesai_pada: z.string().nullable(),
    /** When it made way for newer ones; null while its file is kept. */
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
      /** Where backups go; null where the server was not told, and none are made by themselves. */
      tempat: z.enum(TEMPAT_CADANGAN).nullable(),
      /** The folder or the bucket by its name; empty without one. */
      di: z.string(),
      /** They lie on the disk that holds the data, and go with it. */
      sedisk: z.boolean(),
      /** When the next one is due; null without a place. */
      berikutnya: z.string().nullable(),
      terakhir_baik: cadanganSchema.nullable(),
      sedang_berjalan: z.boolean(),
    }),
  })
  .meta({ id: 'CadanganPage' })
export type CadanganPage = z.infer<typeof cadanganPageSchema>
