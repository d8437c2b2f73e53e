import { recordPath } from '@safar/shared/address/record'
import type { Artikel } from '@safar/shared/artikel/artikel'
import { ARTIKEL, ARTIKEL_FIELDS } from '@safar/shared/artikel/fields'
import { artikelInputSchema, artikelUpdateSchema } from '@safar/shared/artikel/schema'
import { wantedText } from '@safar/shared/gambar/fit-warning'
import { type FormValuesOf, valuesOf } from '@safar/shared/noun/values'
import { uangWarnings } from '@safar/shared/paket/ketentuan-uang'
import { artikelClient, artikelRiwayatClient } from '../../api/artikel-client.ts'
import { callsOf } from '../../form/calls.ts'
import type { FormShape, Looks } from '../../form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../form/states.ts'
import { usePaketChoices } from '../../paket/use-paket-choices.ts'
import { paths } from '../../paths.ts'
import { artikelTrash } from '../artikel.queries.ts'
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

/** The form of an article. */
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
  // Figures of money stand in settings and fields: a second answer is pointed out before it is read.
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
