import { LAYANAN, LAYANAN_FIELDS, type Layanan } from '@safar/shared/content/layanan/layanan-fields'
import { uangWarnings } from '@safar/shared/content/paket/ketentuan-uang'
import { wantedText } from '@safar/shared/files/gambar/fit-warning'
import * as page from '@safar/shared/platform/address/page'
import { recordPath } from '@safar/shared/platform/address/record'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { paths } from '../../../platform/paths.ts'
import { callsOf } from '../../../records/form/calls.ts'
import type { FormShape, Looks } from '../../../records/form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../../records/form/states.ts'
import { layananTrash } from '../layanan.queries.ts'
import { layananClient, layananRiwayatClient } from '../layanan-client.ts'

const schemas = { add: createSchema(LAYANAN_FIELDS), edit: updateSchema(LAYANAN_FIELDS) }

const LOOKS: Looks<typeof LAYANAN_FIELDS> = {
  nama: { label: 'Nama layanan', hint: 'Misalnya Umroh Plus' },
  tipe_paket: {
    label: 'Tipe paket',
    width: 'half',
    none: 'Tanpa paket',
    hint: 'Paket bertipe ini yang masih dijual tampil di halamannya. Enam layanan bawaan, seperti Halal Tour, memilih lagi menurut nama paketnya',
  },
  ringkasan: {
    label: 'Ringkasan',
    lines: 3,
    hint: 'Tampil di bawah nama, di halaman profil, dan di hasil pencarian. Tanpa ini, kalimat pertama isi yang tampil',
  },
  isi: {
    label: 'Isi',
    lines: 14,
    hint: 'Setiap judul menjadi satu kotak, misalnya Cocok untuk Anda bila, lalu daftar pendek',
  },
  gambar: {
    label: 'Gambar',
    frame: 'poster',
    hint: `Yang pas ${wantedText('poster')}. Di puncak halamannya gambar ini melebar, jadi subjeknya sebaiknya di tengah kanan. Sebelum terbit, beri deskripsi gambar di menu Media`,
  },
  urutan: { label: 'Urutan' },
  ...STATE_LOOKS,
}

/** The form shape of a service. */
export const LAYANAN_FORM: FormShape<FormValuesOf<typeof LAYANAN_FIELDS>, Layanan> = {
  noun: LAYANAN,
  word: 'layanan',
  looks: LOOKS,
  sections: [
    {
      id: 'layanan',
      title: 'Layanan',
      fields: ['nama', 'ringkasan', 'tipe_paket'],
      place: { words: 'Profil, kaki halaman, dan halaman layanan', path: page.profil },
    },
    { id: 'isi', title: 'Isi', fields: ['isi'] },
    { id: 'gambar', title: 'Gambar', fields: ['gambar'] },
    STATE_SECTION,
  ],
  valuesOf: (record) => valuesOf(LAYANAN_FIELDS, record),
  schemas,
  // Settings and fields state the figures on money: a typed second answer is warned about.
  warnings: (values) => uangWarnings('layanan', values),
  calls: callsOf(LAYANAN, {
    client: layananClient,
    riwayat: layananRiwayatClient,
    trash: layananTrash,
    schemas,
  }),
  list: { path: paths.services, title: 'Services' },
  publicPath: ({ slug }) => recordPath('layanan', slug),
}
