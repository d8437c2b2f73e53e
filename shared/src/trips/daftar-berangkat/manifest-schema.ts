import { z } from 'zod'
import { requiredText, text } from '../../platform/text/text.ts'
import { KEMENTERIAN_KOLOM_NAMA, MANIFEST_KOLOM_NAMA } from './manifest-row.ts'

/** Bounds of sendings. Lengths in UTF-16 units. */
export const KIRIMAN_LIMITS = { untuk: 150, catatan: 500, versi: 1_000_000 } as const

/** The files of a departure that are sent to others. */
export const KIRIMAN_BERKAS = ['manifest', 'siskopatuh', 'maskapai'] as const
export const KIRIMAN_BERKAS_LABEL: Record<(typeof KIRIMAN_BERKAS)[number], string> = {
  manifest: 'Manifest',
  siskopatuh: 'Buku kerja kementerian',
  maskapai: 'Nama tiket',
}

/** Body of `POST …/manifest/kiriman`: for whom the list of now is frozen. */
export const kirimanInputSchema = z.object({
  untuk: requiredText(KIRIMAN_LIMITS.untuk),
  berkas: z.enum(KIRIMAN_BERKAS, `Pilih salah satu: ${KIRIMAN_BERKAS.join(', ')}`).default('manifest'),
  catatan: text(KIRIMAN_LIMITS.catatan).default(''),
})
export type KirimanInput = z.input<typeof kirimanInputSchema>

/** A version that was frozen as it was sent. */
export const kirimanSchema = z
  .object({
    /** The number of the version, from 1 within its departure. */
    versi: z.number().int(),
    untuk: z.string(),
    berkas: z.enum(KIRIMAN_BERKAS),
    catatan: z.string(),
    /** The people of the list. */
    orang: z.number().int(),
    pada: z.string(),
    /** The present name of whoever froze it; may be empty. */
    oleh: z.string(),
  })
  .meta({ id: 'KirimanManifest' })
export type Kiriman = z.infer<typeof kirimanSchema>

const perubahanSchema = z.object({
  peserta_id: z.number().int(),
  jamaah: z.string(),
  jenis: z.enum(['masuk', 'keluar', 'ubah']),
  isi: z.array(z.object({ kolom: z.string(), dari: z.string(), ke: z.string() })),
})

/** A version and what changed since: people who came or went, and columns that differ. */
export const kirimanRinciSchema = kirimanSchema
  .extend({ perubahan: z.array(perubahanSchema) })
  .meta({ id: 'KirimanManifestRinci' })
export type KirimanRinci = z.infer<typeof kirimanRinciSchema>

/** The frozen content of a version, as it lies sealed. */
export const kirimanIsiSchema = z.array(
  z.object({
    peserta_id: z.number().int(),
    jamaah_id: z.number().int().nullable(),
    // A version that was frozen before a column came has none of it.
    isi: z.partialRecord(z.enum(MANIFEST_KOLOM_NAMA), z.string()),
    kementerian: z.partialRecord(z.enum(KEMENTERIAN_KOLOM_NAMA), z.string()).default({}),
  }),
)
