import { uangWarnings } from '@safar/shared/content/paket/ketentuan-uang'
import { TANYA, TANYA_FIELDS, type Tanya } from '@safar/shared/content/tanya/tanya-fields'
import * as page from '@safar/shared/platform/address/page'
import { createSchema, updateSchema } from '@safar/shared/records/noun/noun-schema'
import { type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { paths } from '../../../platform/paths.ts'
import { callsOf } from '../../../records/form/calls.ts'
import type { FormShape, Looks } from '../../../records/form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../../records/form/states.ts'
import { tanyaTrash } from '../tanya.queries.ts'
import { tanyaClient, tanyaRiwayatClient } from '../tanya-client.ts'

const schemas = { add: createSchema(TANYA_FIELDS), edit: updateSchema(TANYA_FIELDS) }

const LOOKS: Looks<typeof TANYA_FIELDS> = {
  tanya: { label: 'Pertanyaan', width: 'wide', hint: 'Seperti keluarga jamaah menanyakannya' },
  kategori: {
    label: 'Kategori',
    width: 'half',
    hint: 'Misalnya Dokumen. Yang sama berkumpul di situs. Dengan nama sebuah layanan, tiga teratas tampil juga di halamannya',
  },
  jawab: { label: 'Jawaban', width: 'wide', lines: 12 },
  urutan: { label: 'Urutan' },
  ...STATE_LOOKS,
}

/** The form shape of a question. */
export const TANYA_FORM: FormShape<FormValuesOf<typeof TANYA_FIELDS>, Tanya> = {
  noun: TANYA,
  word: 'tanya jawab',
  looks: LOOKS,
  sections: [
    { id: 'isi', title: 'Pertanyaan dan jawaban', fields: ['tanya', 'kategori', 'jawab'] },
    STATE_SECTION,
  ],
  valuesOf: (record) => valuesOf(TANYA_FIELDS, record),
  schemas,
  // Settings and fields state the figures on money: a typed second answer is warned about.
  warnings: (values) => uangWarnings('tanya', values),
  calls: callsOf(TANYA, { client: tanyaClient, riwayat: tanyaRiwayatClient, trash: tanyaTrash, schemas }),
  list: { path: paths.questions, title: 'Tanya Jawab' },
  publicPath: ({ slug }) => `${page.tanyaJawab}#${slug}`,
}
