import type { Artikel } from '@safar/shared/content/artikel/artikel'
import { ARTIKEL, ARTIKEL_FIELDS } from '@safar/shared/content/artikel/artikel-fields'
import { artikelInputSchema, artikelUpdateSchema } from '@safar/shared/content/artikel/artikel-schema'
import { uangWarnings } from '@safar/shared/content/paket/ketentuan-uang'
import { wantedText } from '@safar/shared/files/gambar/fit-warning'
import { recordPath } from '@safar/shared/platform/address/record'
import { type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { paths } from '../../../platform/paths.ts'
import { callsOf } from '../../../records/form/calls.ts'
import type { FormShape, Looks } from '../../../records/form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../../records/form/states.ts'
import { usePaketChoices } from '../../paket/use-paket-choices.ts'
import { artikelTrash } from '../artikel.queries.ts'
import { artikelClient, artikelRiwayatClient } from '../artikel-client.ts'
import { usePembimbingChoices } from './use-pembimbing-choices.ts'

const schemas = { add: artikelInputSchema, edit: artikelUpdateSchema }

const looks: Looks<typeof ARTIKEL_FIELDS> = {
  ...STATE_LOOKS,
  judul: { label: 'Judul' },
  ringkasan: {
    label: 'Ringkasan',
    lines: 3,
    hint: 'Tampil di bawah judul dan pada daftar. Tanpa ini, kalimat pertama isi yang tampil',
  },
  isi: { label: 'Isi' },
  gambar: {
    label: 'Gambar sampul',
    frame: 'artikel',
    hint: `Yang pas ${wantedText('artikel')}. Sebelum terbit, beri deskripsi gambar di menu Media`,
  },
  kategori: {
    label: 'Kategori',
    width: 'half',
    hint: 'Satu kata, misalnya Persiapan. Artikel dengan kata yang sama berkumpul di satu halaman',
  },
  penulis: {
    label: 'Penulis',
    width: 'half',
    none: 'Tanpa nama penulis',
    hint: 'Pembimbing yang terbit tampil dengan wajahnya di atas artikel',
    useChoices: usePembimbingChoices,
  },
  paket_terkait: {
    label: 'Paket terkait',
    hint: 'Tampil di bawah artikel selama belum berangkat. Tanpa ini, keberangkatan terdekat yang tampil',
    useChoices: usePaketChoices,
  },
  seo_judul: {
    label: 'Judul untuk mesin pencari',
    hint: 'Boleh kosong: judul artikel yang dipakai',
  },
  seo_deskripsi: {
    label: 'Keterangan untuk mesin pencari',
    lines: 2,
    hint: 'Boleh kosong: ringkasan yang dipakai',
  },
  ditinjau_pada: {
    label: 'Diperiksa pada',
    width: 'half',
    hint: 'Lewat enam bulan, pembaca diminta bertanya dulu bila ragu',
  },
}

/** The form shape of an article. */
export const ARTIKEL_FORM: FormShape<FormValuesOf<typeof ARTIKEL_FIELDS>, Artikel> = {
  noun: ARTIKEL,
  word: 'artikel',
  looks,
  sections: [
    { id: 'tulisan', title: 'Tulisan', fields: ['judul', 'ringkasan', 'isi', 'penulis'] },
    {
      id: 'sampul',
      title: 'Sampul dan kategori',
      fields: ['gambar', 'kategori', 'ditinjau_pada'],
    },
    { id: 'terkait', title: 'Paket terkait', fields: ['paket_terkait'] },
    {
      id: 'pencarian',
      title: 'Mesin pencari',
      hint: 'Yang tampil di hasil pencarian',
      fields: ['seo_judul', 'seo_deskripsi'],
    },
    STATE_SECTION,
  ],
  valuesOf: (artikel) => valuesOf(ARTIKEL_FIELDS, artikel),
  schemas,
  // Settings and fields state the figures on money: a typed second answer is warned about.
  warnings: (values) => uangWarnings('artikel', values),
  calls: callsOf(ARTIKEL, {
    client: artikelClient,
    riwayat: artikelRiwayatClient,
    trash: artikelTrash,
    schemas,
  }),
  list: { path: paths.articles, title: 'Articles' },
  publicPath: ({ slug }) => recordPath('artikel', slug),
}
