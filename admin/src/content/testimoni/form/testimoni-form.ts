import {
  CONTOH_TESTIMONI,
  TESTIMONI,
  TESTIMONI_FIELDS,
  type Testimoni,
} from '@safar/shared/content/testimoni/testimoni-fields'
import * as page from '@safar/shared/platform/address/page'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { pastErrors } from '@safar/shared/records/noun/past'
import { type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { paths } from '../../../platform/paths.ts'
import { callsOf } from '../../../records/form/calls.ts'
import type { FormShape, Looks } from '../../../records/form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../../records/form/states.ts'
import { testimoniTrash } from '../testimoni.queries.ts'
import { testimoniClient, testimoniRiwayatClient } from '../testimoni-client.ts'

const schemas = { add: createSchema(TESTIMONI_FIELDS), edit: updateSchema(TESTIMONI_FIELDS) }

const LOOKS: Looks<typeof TESTIMONI_FIELDS> = {
  isi: { label: 'Kata mereka', lines: 5, hint: 'Dengan kata mereka sendiri, tanpa tanda petik' },
  nama: { label: 'Nama', width: 'half' },
  kota: { label: 'Kota', width: 'half' },
  bintang: { label: 'Bintang', width: 'half', hint: 'Boleh kosong bila tidak memberi nilai' },
  paket: { label: 'Perjalanan', width: 'half', hint: 'Nama paketnya, misalnya Umrah Reguler' },
  tanggal_perjalanan: { label: 'Tanggal perjalanan', width: 'half', hint: 'Situs menyebut bulannya' },
  izin_pada: {
    label: 'Izin diberikan pada',
    width: 'half',
    hint: 'Hari yang bersangkutan mengizinkan nama dan kata-katanya tampil di situs. Simpan buktinya',
  },
  gambar: {
    label: 'Foto',
    compact: true,
    hint: 'Boleh kosong. Pakai foto yang diizinkan, dan beri deskripsi gambar di menu Media sebelum terbit',
  },
  urutan: { label: 'Urutan' },
  ...STATE_LOOKS,
}

/** The form shape of a testimonial. */
export const TESTIMONI_FORM: FormShape<FormValuesOf<typeof TESTIMONI_FIELDS>, Testimoni> = {
  noun: TESTIMONI,
  word: 'testimoni',
  looks: LOOKS,
  sections: [
    { id: 'kata', title: 'Kata mereka', fields: ['isi', 'nama', 'kota', 'gambar'] },
    { id: 'perjalanan', title: 'Perjalanan', fields: ['paket', 'tanggal_perjalanan', 'bintang'] },
    {
      id: 'izin',
      title: 'Izin',
      hint: 'Tanpa izin, kata orang tidak boleh terbit',
      fields: ['izin_pada'],
    },
    STATE_SECTION,
  ],
  valuesOf: (record) => valuesOf(TESTIMONI_FIELDS, record),
  schemas,
  // A draft is refused without a permission once it is to go live.
  warnings: ({ status, terbit_pada, izin_pada }): Record<string, string> => {
    const { izin_pada: [belumTiba] = [] } = pastErrors(TESTIMONI_FIELDS, { izin_pada }, hariIni())
    if (belumTiba) return { izin_pada: belumTiba }
    return status === 'terbit' && terbit_pada !== '' && izin_pada === ''
      ? { izin_pada: `Isi hari izinnya. Yang terbit tanpa izin tertulis “${CONTOH_TESTIMONI}” di situs` }
      : {}
  },
  calls: callsOf(TESTIMONI, {
    client: testimoniClient,
    riwayat: testimoniRiwayatClient,
    trash: testimoniTrash,
    schemas,
  }),
  list: { path: paths.testimonials, title: 'Testimoni' },
  publicPath: () => `${page.beranda}#testimoni`,
}
