import { z } from 'zod'
import { pageMeta } from '../../platform/http/page-meta.ts'
import { text } from '../../platform/text/text.ts'
import { gambarSize, ukuranGambar } from './name.ts'

/** Longest alt text, in UTF-16 units: what a screen reader says in one breath or two. */
export const MAX_ALT_LENGTH = 300
/** Longest name of an uploaded file that is kept. */
export const MAX_BERKAS_LENGTH = 120
/** Pictures on one page of the library. */
export const GAMBAR_PER_PAGE = 60

const share = z.number({ error: 'Isi dengan angka' }).min(0, 'Paling sedikit 0').max(1, 'Paling banyak 1')

/** The point of a picture that stays in sight where it is cut, in shares of its width and height from its upper left. */
export const fokusSchema = z.object({ x: share, y: share })
export type Fokus = z.infer<typeof fokusSchema>

export const FOKUS_TENGAH: Fokus = { x: 0.5, y: 0.5 }

/** What pages say and show of a picture beside its pixels. */
export const rupaGambarSchema = z
  .object({
    image_name: z.string(),
    /** What is to be seen, for people who do not see it; empty where nobody wrote it. */
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

/** A picture as the library lists it. */
export const gambarSchema = rupaGambarSchema
  .extend({
    lebar: z.number().int(),
    tinggi: z.number().int(),
    /** Name of the file as it was uploaded; empty where nobody kept it. */
    berkas: z.string().default(''),
    dipakai: z.array(pemakaiSchema),
    /** Whether it stays though nothing shows it. */
    menetap: z.boolean().default(false),
    /** ISO 8601 in UTC. */
    created_at: z.string(),
  })
  .meta({ id: 'Gambar' })
export type Gambar = z.infer<typeof gambarSchema>

/** What of the library is listed; all of it without one. */
export const GAMBAR_FILTERS = ['tanpa_alt', 'hiasan', 'tidak_dipakai'] as const
export type GambarFilter = (typeof GAMBAR_FILTERS)[number]

const count = z.number().int().min(0)

/** A page, and how many pictures of the search each filter has. */
export const gambarPageSchema = z.object({
  data: z.array(gambarSchema),
  meta: z.object({
    ...pageMeta,
    jumlah: z.object({ semua: count, tanpa_alt: count, hiasan: count, tidak_dipakai: count }),
  }),
})
export type GambarPage = z.infer<typeof gambarPageSchema>

/** A change of what is known of a picture; what is left out stays. */
export const ubahGambarSchema = z.object({
  alt: text(MAX_ALT_LENGTH).optional(),
  hiasan: z.boolean({ error: 'Pilih ya atau tidak' }).optional(),
  fokus: fokusSchema.optional(),
})
export type UbahGambar = z.input<typeof ubahGambarSchema>

/** What people call a picture: its file as it was uploaded, else its size. Its name here is a code that says nothing to anybody. */
export function namaGambar({ berkas, image_name }: Pick<Gambar, 'berkas' | 'image_name'>): string {
  return berkas || (gambarSize(image_name) ? `Gambar ${ukuranGambar(image_name)}` : image_name)
}

/** The file that a picture is downloaded as: its own name, with the ending of what it has become. */
export function berkasUnduhan(gambar: Pick<Gambar, 'berkas' | 'image_name'>): string {
  const ending = /\.[a-z0-9]{1,5}$/i
  const [kind = ''] = ending.exec(gambar.image_name) ?? []
  return `${namaGambar(gambar).replace(ending, '')}${kind}`
}

/** Whether a picture still wants words. */
export function tanpaAlt({ alt, hiasan }: Pick<RupaGambar, 'alt' | 'hiasan'>): boolean {
  return alt === '' && !hiasan
}
