import type { Fields, Noun } from '../../records/noun/field.ts'
import type { RecordOf } from '../../records/noun/record.ts'
import { draftUnlessSaid } from '../../records/noun/states.ts'

/** The longest texts, in UTF-16 units. */
const MAX = { nama: 100, isi: 600, kota: 80, paket: 150, urutan: 100_000 } as const

/** Every field of a testimonial, in the order of its answers. */
export const TESTIMONI_FIELDS = {
  nama: { kind: 'text', max: MAX.nama, required: 'always' },
  isi: { kind: 'text', max: MAX.isi, required: 'always' },
  izin_pada: {
    kind: 'day',
    required: 'live',
    past: true,
    about:
      'When they allowed to publish it. A live one without it is an example of the demonstration, and pages say so.',
  },
  kota: { kind: 'text', max: MAX.kota },
  bintang: { kind: 'stars' },
  paket: { kind: 'text', max: MAX.paket, about: 'Name of their journey, as it was sold then.' },
  tanggal_perjalanan: { kind: 'day' },
  gambar: { kind: 'image' },
  urutan: { kind: 'number', min: 1, max: MAX.urutan },
  ...draftUnlessSaid,
} as const satisfies Fields

/** Declares the noun `testimoni`: fields, audience and traits. */
export const TESTIMONI = {
  name: 'testimoni',
  fields: TESTIMONI_FIELDS,
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  previewed: true,
  ordered: true,
  revised: 'whole',
  draftsInBrowser: true,
} as const satisfies Noun

/** A testimonial as the API gives it. Times are ISO 8601 in UTC with milliseconds. */
export interface Testimoni extends RecordOf<typeof TESTIMONI> {}

/** The label of a testimonial without permission, so that no visitor takes it for a real one. */
export const CONTOH_TESTIMONI = 'Contoh testimoni'

/** Tells whether a testimonial is an example, since no day of permission is recorded. */
export const isContoh = ({ izin_pada }: Pick<Testimoni, 'izin_pada'>): boolean => izin_pada === ''
