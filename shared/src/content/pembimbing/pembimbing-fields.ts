import { NASKAH_MAX } from '../../records/naskah/naskah.ts'
import type { Fields, Noun } from '../../records/noun/field.ts'
import type { RecordOf, SummaryOf } from '../../records/noun/record.ts'
import { draftUnlessSaid } from '../../records/noun/states.ts'

/** The longest texts, in UTF-16 units, and the largest number of rows. */
const MAX = { nama: 120, line: 120, urutan: 100_000, sertifikat: 20 } as const

/** A guide's certificate. */
const SERTIFIKAT_FIELDS = {
  nama: { kind: 'text', max: MAX.line, required: 'create' },
  nomor: { kind: 'text', max: MAX.line },
  berlaku_sampai: { kind: 'day', about: 'Its last day; pages leave out what has run out.' },
} as const

/** Every field of a guide, in the order of its answers. */
export const PEMBIMBING_FIELDS = {
  nama: {
    kind: 'text',
    max: MAX.nama,
    required: 'always',
    about: 'As packages name their guides: by it their departures are found.',
  },
  gelar: { kind: 'text', max: MAX.line },
  peran: { kind: 'text', max: MAX.line },
  bio: { kind: 'text', max: NASKAH_MAX, markdown: true, detail: true },
  gambar: { kind: 'image' },
  bahasa: { kind: 'text', max: MAX.line },
  sertifikat: { kind: 'list', max: MAX.sertifikat, row: SERTIFIKAT_FIELDS, brief: true },
  urutan: { kind: 'number', min: 1, max: MAX.urutan },
  ...draftUnlessSaid,
} as const satisfies Fields

/** Declares the noun `pembimbing`: fields, audience and traits. */
export const PEMBIMBING = {
  name: 'pembimbing',
  fields: PEMBIMBING_FIELDS,
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  addressed: true,
  previewed: true,
  ordered: true,
  revised: 'whole',
  draftsInBrowser: true,
} as const satisfies Noun

/** A guide as the API gives them. Times are ISO 8601 in UTC with milliseconds. */
export interface Pembimbing extends RecordOf<typeof PEMBIMBING> {}
/** A guide in a list without its long fields (`?ringkas=1`). */
export interface PembimbingRingkas extends SummaryOf<typeof PEMBIMBING> {}
