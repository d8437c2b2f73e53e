import type { Fields, Noun } from '../../records/noun/field.ts'
import type { RecordOf } from '../../records/noun/record.ts'
import { draftUnlessSaid } from '../../records/noun/states.ts'

/** The longest texts, in UTF-16 units. */
const MAX = { judul: 120, kategori: 60, urutan: 100_000 } as const

/** Every field of a gallery picture, in the order of its answers. */
export const GALERI_FIELDS = {
  judul: { kind: 'text', max: MAX.judul, required: 'always' },
  gambar: { kind: 'image', required: 'always' },
  kategori: { kind: 'text', max: MAX.kategori },
  tanggal: { kind: 'day', about: 'When it was taken.' },
  izin_subjek: {
    kind: 'flag',
    about: 'Whether everybody who can be recognised on it agreed to be shown, or nobody can be.',
  },
  urutan: { kind: 'number', min: 1, max: MAX.urutan },
  ...draftUnlessSaid,
} as const satisfies Fields

/** Declares the noun `galeri`: fields, audience and traits. */
export const GALERI = {
  name: 'galeri',
  fields: GALERI_FIELDS,
  title: 'judul',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  previewed: true,
  ordered: true,
  revised: 'whole',
  draftsInBrowser: true,
} as const satisfies Noun

/** A picture of the gallery as the API gives it. Times are ISO 8601 in UTC with milliseconds. */
export interface Galeri extends RecordOf<typeof GALERI> {}

/** The category of drawings and renders, which pages label so that nobody takes them for photographs. */
export const KATEGORI_ILUSTRASI = 'Ilustrasi'

/** Tells whether a picture is of the category `KATEGORI_ILUSTRASI`, in any case of letters. */
export const isIlustrasi = ({ kategori }: Pick<Galeri, 'kategori'>): boolean =>
  kategori.toLowerCase() === KATEGORI_ILUSTRASI.toLowerCase()
