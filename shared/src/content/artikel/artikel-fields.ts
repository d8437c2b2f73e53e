import { NASKAH_MAX } from '../../records/naskah/naskah.ts'
import type { Fields, Noun } from '../../records/noun/field.ts'
import { draftUnlessSaid } from '../../records/noun/states.ts'

/** Bounds of every field of an article, for forms and server alike. Lengths in UTF-16 units. */
export const ARTIKEL_LIMITS = {
  judul: 150,
  ringkasan: 300,
  kategori: 60,
  terkait: 12,
  slug: 200,
  seo_judul: 120,
  id: 2_147_483_647,
} as const
const L = ARTIKEL_LIMITS

/** Every field of an article, in the order of its answers. */
export const ARTIKEL_FIELDS = {
  judul: { kind: 'text', max: L.judul, required: 'always' },
  isi: { kind: 'text', max: NASKAH_MAX, required: 'create', markdown: true, detail: true },
  ringkasan: { kind: 'text', max: L.ringkasan },
  gambar: { kind: 'image' },
  kategori: { kind: 'text', max: L.kategori },
  penulis: { kind: 'number', min: 1, max: L.id, about: 'Id of the guide who wrote it.' },
  paket_terkait: {
    kind: 'texts',
    max: L.terkait,
    each: L.slug,
    about: 'Slugs of packages; pages leave out those that are gone.',
  },
  seo_judul: { kind: 'text', max: L.seo_judul },
  seo_deskripsi: { kind: 'text', max: L.ringkasan },
  ditinjau_pada: { kind: 'day', about: 'When somebody last checked what it says.' },
  ...draftUnlessSaid,
} as const satisfies Fields

/** Declares the noun `artikel`: fields, audience and traits. */
export const ARTIKEL = {
  name: 'artikel',
  fields: ARTIKEL_FIELDS,
  title: 'judul',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  addressed: true,
  previewed: true,
  revised: 'whole',
  draftsInBrowser: true,
} as const satisfies Noun
