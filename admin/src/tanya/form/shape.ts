import * as page from '@safar/shared/address/page'
import { createSchema, updateSchema } from '@safar/shared/noun/schema'
import { type FormValuesOf, valuesOf } from '@safar/shared/noun/values'
import { uangWarnings } from '@safar/shared/paket/ketentuan-uang'
import { TANYA, TANYA_FIELDS, type Tanya } from '@safar/shared/tanya/fields'
import { tanyaClient, tanyaRiwayatClient } from '../../api/tanya-client.ts'
import { callsOf } from '../../form/calls.ts'
import type { FormShape, Looks } from '../../form/shape.ts'
import { STATE_LOOKS, STATE_SECTION } from '../../form/states.ts'
import { paths } from '../../paths.ts'
import { tanyaTrash } from '../tanya.queries.ts'

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

/** The form of a question. */
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
  // Figures of money stand in settings and fields: a second answer is pointed out before it is read.
  warnings: (values) => uangWarnings('tanya', values),
  calls: callsOf(TANYA, { client: tanyaClient, riwayat: tanyaRiwayatClient, trash: tanyaTrash, schemas }),
  list: { path: paths.questions, title: 'Tanya Jawab' },
  publicPath: ({ slug }) => `${page.tanyaJawab}#${slug}`,
}
