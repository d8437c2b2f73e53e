import { uangWarnings } from '@safar/shared/content/paket/ketentuan-uang'
import { SPANDUK, SPANDUK_FIELDS, type Spanduk } from '@safar/shared/content/spanduk/spanduk-fields'
import * as page from '@safar/shared/platform/address/page'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { paths } from '../../../platform/paths.ts'
import { callsOf } from '../../../records/form/calls.ts'
import type { FormShape, Looks } from '../../../records/form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../../records/form/states.ts'
import { spandukTrash } from '../spanduk.queries.ts'
import { spandukClient, spandukRiwayatClient } from '../spanduk-client.ts'

const schemas = { add: createSchema(SPANDUK_FIELDS), edit: updateSchema(SPANDUK_FIELDS) }

const LOOKS: Looks<typeof SPANDUK_FIELDS> = {
  gambar: {
    label: 'Gambar',
    frame: 'spanduk',
    hint: 'Yang penting di kanan: kata-kata beranda berdiri di kiri. Sebelum terbit, beri deskripsi gambar di menu Media',
  },
  judul: { label: 'Judul', hint: 'Tampil di atas gambar bila ada teks atau tautan' },
  teks: { label: 'Teks', hint: 'Satu kalimat. Boleh kosong: gambarnya saja yang tampil' },
  tautan: {
    label: 'Tautan',
    width: 'half',
    hint: `Misalnya ${page.paket}, atau alamat yang diawali https://`,
  },
  tombol: { label: 'Tombol', width: 'half', hint: 'Kata pada tautan. Tanpa ini: Selengkapnya' },
  mulai: { label: 'Tayang mulai', width: 'half', hint: 'Boleh kosong: sejak terbit' },
  selesai: {
    label: 'Tayang sampai',
    width: 'half',
    hint: 'Pada tanggal ini masih tayang. Boleh kosong: tanpa batas',
  },
  urutan: { label: 'Urutan' },
  ...STATE_LOOKS,
}

/** The form shape of a picture of the carousel. */
export const SPANDUK_FORM: FormShape<FormValuesOf<typeof SPANDUK_FIELDS>, Spanduk> = {
  noun: SPANDUK,
  word: 'spanduk',
  looks: LOOKS,
  sections: [
    { id: 'spanduk', title: 'Spanduk', fields: ['gambar', 'judul', 'teks', 'tautan', 'tombol'] },
    {
      id: 'tayang',
      title: 'Hari tayang',
      hint: 'Menurut tanggal di Jakarta. Situs berganti sendiri pada tengah malam',
      fields: ['mulai', 'selesai'],
    },
    STATE_SECTION,
  ],
  valuesOf: (record) => valuesOf(SPANDUK_FIELDS, record),
  schemas,
  warnings: (values): Record<string, string> => ({
    ...uangWarnings('spanduk', values),
    ...(values.tombol !== '' && values.tautan === '' && { tautan: 'Tombol tampil setelah tautannya diisi' }),
  }),
  calls: callsOf(SPANDUK, {
    client: spandukClient,
    riwayat: spandukRiwayatClient,
    trash: spandukTrash,
    schemas,
  }),
  list: { path: paths.slides, title: 'Spanduk' },
  publicPath: () => page.beranda,
}
