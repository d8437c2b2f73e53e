import type { Fields, Noun } from './field.ts'

/** A made-up noun with a field of each kind, for the tests of what follows from fields. */
export const WARUNG = {
  name: 'warung',
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  addressed: true,
  revised: 'whole',
  draftsInBrowser: true,
  fields: {
    nama: { kind: 'text', max: 20, required: 'always' },
    alamat: { kind: 'text', max: 40, required: 'create' },
    catatan: { kind: 'text', max: 40, about: 'For staff' },
    kelas: { kind: 'choice', of: ['kecil', 'Besar'], required: 'always', initial: 'kecil' },
    atap: { kind: 'choice', of: ['daun', 'seng'] },
    kursi: { kind: 'number', min: 2, max: 9, required: 'always' },
    lantai: { kind: 'number', min: 1, max: 3 },
    sewa: { kind: 'money', max: 99_999_999_999, currency: 'Rp', required: 'always' },
    uang_muka: { kind: 'money', max: 99_999_999_999, currency: 'Rp' },
    bintang: { kind: 'stars', required: 'always', fallback: 3 },
    buka: { kind: 'day', required: 'always' },
    tutup: { kind: 'day' },
    lama: { kind: 'durasi', required: 'always' },
    foto: { kind: 'image', required: 'create' },
    cerita: { kind: 'text', max: 200, detail: true, markdown: true },
    kata_kunci: { kind: 'texts', max: 3, each: 10 },
    menu: {
      kind: 'list',
      max: 3,
      required: 'create',
      row: {
        urut: { kind: 'number', min: 1, max: 99, required: 'always', nth: true },
        nama: { kind: 'text', max: 20, required: 'always', older: 'name' },
        harga: { kind: 'money', max: 1_000_000, currency: 'Rp' },
        foto: { kind: 'image' },
      },
    },
    juru_masak: {
      kind: 'list',
      max: 3,
      row: { nama: { kind: 'text', max: 20, required: 'always', older: 'name' } },
    },
  },
} as const satisfies Noun

const { addressed: _, ...rest } = WARUNG
/** The same noun without addresses. */
export const WITHOUT_ADDRESS = rest satisfies Noun

export const FIELDS = WARUNG.fields satisfies Fields
