import {
  GALERI,
  GALERI_FIELDS,
  type Galeri,
  KATEGORI_ILUSTRASI,
} from '@safar/shared/content/galeri/galeri-fields'
import * as page from '@safar/shared/platform/address/page'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { mustBeWhole, STATUS } from '@safar/shared/records/noun/states'
import { type FormValuesOf, valuesOf, YA } from '@safar/shared/records/noun/values'
import { paths } from '../../../platform/paths.ts'
import { callsOf } from '../../../records/form/calls.ts'
import type { FormShape, Looks } from '../../../records/form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../../records/form/states.ts'
import { galeriTrash } from '../galeri.queries.ts'
import { galeriClient, galeriRiwayatClient } from '../galeri-client.ts'

const schemas = { add: createSchema(GALERI_FIELDS), edit: updateSchema(GALERI_FIELDS) }

const LOOKS: Looks<typeof GALERI_FIELDS> = {
  judul: { label: 'Judul', hint: 'Tampil pada gambar, misalnya Masjid Quba, Madinah' },
  gambar: {
    label: 'Gambar',
    frame: 'galeri',
    hint: 'Sebelum terbit, beri deskripsi gambar di menu Media. Titik fokusnya tetap terlihat di mana pun gambar dipotong',
  },
  kategori: {
    label: 'Kategori',
    width: 'half',
    hint: `Yang sama berkumpul di situs. “${KATEGORI_ILUSTRASI}” untuk gambar yang bukan foto: situs menyebutnya begitu`,
  },
  tanggal: { label: 'Diambil pada', width: 'half', hint: 'Untuk catatan kantor' },
  izin_subjek: {
    label: 'Orang di gambar',
    none: 'Belum dinyatakan',
    words: { [YA]: 'Semua mengizinkan, atau tak seorang pun dapat dikenali' },
    hint: 'Jamaah yang wajahnya dikenali harus setuju dulu. Untuk anak-anak, orang tuanya',
  },
  urutan: { label: 'Urutan' },
  ...STATE_LOOKS,
}

/** The form shape of a picture of the gallery. */
export const GALERI_FORM: FormShape<FormValuesOf<typeof GALERI_FIELDS>, Galeri> = {
  noun: GALERI,
  word: 'gambar',
  looks: LOOKS,
  sections: [
    { id: 'gambar', title: 'Gambar', fields: ['gambar', 'judul', 'kategori', 'tanggal', 'izin_subjek'] },
    STATE_SECTION,
  ],
  valuesOf: (record) => valuesOf(GALERI_FIELDS, record),
  schemas,
  // Only staff can see who is on a picture: they are asked, and not stopped.
  warnings: ({ status, izin_subjek }): Record<string, string> =>
    izin_subjek !== YA && STATUS.some((each) => each === status && mustBeWhole(each))
      ? { izin_subjek: 'Terlihat orang yang dapat dikenali? Jangan terbitkan sebelum ia mengizinkan' }
      : {},
  calls: callsOf(GALERI, { client: galeriClient, riwayat: galeriRiwayatClient, trash: galeriTrash, schemas }),
  list: { path: paths.gallery, title: 'Galeri' },
  publicPath: () => page.galeri,
}
