import { z } from 'zod'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { text } from '../../platform/text/text.ts'
import { gambarSize, ukuranGambar } from './name.ts'

/** The longest alt text, in UTF-16 units: what a screen reader says in one breath or two. */
export const MAX_ALT_LENGTH = 300
/** The longest file name of an upload that is kept, in UTF-16 units. */
export const MAX_BERKAS_LENGTH = 120
/** The number of pictures on a page of the library. */
export const GAMBAR_PER_PAGE = 60

const share = z.number({ error: 'Isi dengan angka' }).min(0, 'Paling sedikit 0').max(1, 'Paling banyak 1')

/** The point of a picture that stays in sight when it is cut, as shares of width and height from the upper left. */
export const fokusSchema = z.object({ x: share, y: share })
export type Fokus = z.infer<typeof fokusSchema>

export const FOKUS_TENGAH: Fokus = { x: 0.5, y: 0.5 }

/** The alt text, role and focus of a picture. */
export const rupaGambarSchema = z
  .object({
    image_name: z.string(),
    /** The picture in words for people who do not see it; empty if nobody wrote it. */
    alt: z.string(),
    /** Says nothing that stands not beside it in words: readers pass it over. */
    hiasan: z.boolean(),
    fokus: fokusSchema,
  })
  .meta({ id: 'RupaGambar' })
export type RupaGambar = z.infer<typeof rupaGambarSchema>

/** A record that shows a picture. */
export const pemakaiSchema = z.object({ jenis: z.string(), id: z.number().int(), nama: z.string() })
export type Pemakai = z.infer<typeof pemakaiSchema>

/** A picture in the library's list. */
export const gambarSchema = rupaGambarSchema
  .extend({
    lebar: z.number().int(),
    tinggi: z.number().int(),
    /** Name of the uploaded file; empty if unknown. */
    berkas: z.string().default(''),
    dipakai: z.array(pemakaiSchema),
    /** True if it stays although nothing shows it. */
    menetap: z.boolean().default(false),
    /** ISO 8601 in UTC. */
    created_at: z.string(),
  })
  .meta({ id: 'Gambar' })
export type Gambar = z.infer<typeof gambarSchema>

/** Filters of the library. */
export const GAMBAR_FILTERS = ['tanpa_alt', 'hiasan', 'tidak_dipakai'] as const
export type GambarFilter = (typeof GAMBAR_FILTERS)[number]

const count = z.number().int().min(0)

/** A page of the library, with the number of found pictures for each filter. */
export const gambarPageSchema = z.object({
  data: z.array(gambarSchema),
  meta: z.object({
    ...pageMeta,
    jumlah: z.object({ semua: count, tanpa_alt: count, hiasan: count, tidak_dipakai: count }),
  }),
})
export type GambarPage = z.infer<typeof gambarPageSchema>

/** A change of a picture's details; fields left out stay. */
export const ubahGambarSchema = z.object({
  alt: text(MAX_ALT_LENGTH).optional(),
  hiasan: z.boolean({ error: 'Pilih ya atau tidak' }).optional(),
  fokus: fokusSchema.optional(),
})
export type GambarChange = z.input<typeof ubahGambarSchema>

/** Returns a picture's name for people: its uploaded file's, else its size. The stored name is a random code. */
export function namaGambar({ berkas, image_name }: Pick<Gambar, 'berkas' | 'image_name'>): string {
  return berkas || (gambarSize(image_name) ? `Gambar ${ukuranGambar(image_name)}` : image_name)
}

/** Returns the file name of a picture's download: the uploaded one with the ending of the stored format. */
export function berkasUnduhan(gambar: Pick<Gambar, 'berkas' | 'image_name'>): string {
  const ending = /\.[a-z0-9]{1,5}$/i
  const [kind = ''] = ending.exec(gambar.image_name) ?? []
  return `${namaGambar(gambar).replace(ending, '')}${kind}`
}

/** Tells whether a picture lacks an alt text and needs one. */
export function tanpaAlt({ alt, hiasan }: Pick<RupaGambar, 'alt' | 'hiasan'>): boolean {
  return alt === '' && !hiasan
}
