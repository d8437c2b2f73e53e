import { NASKAH_MAX } from '../../records/naskah/naskah.ts'
import type { Fields, Noun } from '../../records/noun/field.ts'
import type { RecordOf, SummaryOf } from '../../records/noun/record.ts'
import { draftUnlessSaid } from '../../records/noun/states.ts'
import { TIPE_PAKET } from '../paket/tipe.ts'

/** The longest texts, in UTF-16 units. */
const MAX = { nama: 80, ringkasan: 300, urutan: 100_000 } as const

/** Every field of a service, in the order of its answers. */
export const LAYANAN_FIELDS = {
  nama: { kind: 'text', max: MAX.nama, required: 'always' },
  isi: { kind: 'text', max: NASKAH_MAX, required: 'create', markdown: true, detail: true },
  ringkasan: { kind: 'text', max: MAX.ringkasan },
  gambar: { kind: 'image' },
  tipe_paket: {
    kind: 'choice',
    of: TIPE_PAKET,
    about:
      'Its page shows packages of this type; of a type, those that fit its name where the name says more.',
  },
  urutan: { kind: 'number', min: 1, max: MAX.urutan },
  ...draftUnlessSaid,
} as const satisfies Fields

/** Declares the noun `layanan`: fields, audience and traits. */
export const LAYANAN = {
  name: 'layanan',
  fields: LAYANAN_FIELDS,
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  addressed: true,
  previewed: true,
  ordered: true,
  revised: 'whole',
  draftsInBrowser: true,
} as const satisfies Noun

/** A service as the API gives it. Times are ISO 8601 in UTC with milliseconds. */
export interface Layanan extends RecordOf<typeof LAYANAN> {}
/** A service in a list without its long fields (`?ringkas=1`). */
export interface LayananRingkas extends SummaryOf<typeof LAYANAN> {}
