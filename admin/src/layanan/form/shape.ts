import * as page from '@safar/shared/address/page'
import { recordPath } from '@safar/shared/address/record'
import { wantedText } from '@safar/shared/gambar/fit-warning'
import { LAYANAN, LAYANAN_FIELDS, type Layanan } from '@safar/shared/layanan/fields'
import { createSchema, updateSchema } from '@safar/shared/noun/schema'
import { type FormValuesOf, valuesOf } from '@safar/shared/noun/values'
import { uangWarnings } from '@safar/shared/paket/ketentuan-uang'
import { layananClient, layananRiwayatClient } from '../../api/layanan-client.ts'
import { callsOf } from '../../form/calls.ts'
import type { FormShape, Looks } from '../../form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../form/states.ts'
import { paths } from '../../paths.ts'
import { layananTrash } from '../layanan.queries.ts'

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

/** The form of a service. */
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
  // Figures of money stand in settings and fields: a second answer is pointed out before it is read.
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
