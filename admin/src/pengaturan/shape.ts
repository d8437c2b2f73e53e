import type { InputOf } from '@safar/shared/noun/record'
import { type FormValuesOf, valuesOf } from '@safar/shared/noun/values'
import { readPengaturan } from '@safar/shared/pengaturan/client'
import { ISIAN_FIELDS, PENGATURAN } from '@safar/shared/pengaturan/fields'
import type { Pengaturan } from '@safar/shared/pengaturan/pengaturan'
import { pengaturanUpdateSchema } from '@safar/shared/pengaturan/schema'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { http } from '../api/http.ts'
import { pengaturanClient } from '../api/pengaturan.queries.ts'
import type { FormShape } from '../form/shape.ts'
import { paths } from '../paths.ts'
import { CARDS, LOOKS } from './looks.ts'

const NOUN = { ...PENGATURAN, fields: ISIAN_FIELDS }

export type PengaturanValues = FormValuesOf<typeof ISIAN_FIELDS>

const never = () => Promise.reject(new Error('There is one record of settings'))

/** The settings as the form's engine knows them. */
export const PENGATURAN_FORM: FormShape<PengaturanValues, Pengaturan> = {
  noun: NOUN,
  word: 'pengaturan',
  looks: LOOKS,
  sections: CARDS,
  valuesOf: (record: InputOf<typeof ISIAN_FIELDS>) => valuesOf(ISIAN_FIELDS, record),
  schemas: { add: pengaturanUpdateSchema, edit: pengaturanUpdateSchema },
  calls: {
    get: (_id, options) => pengaturanClient.get(options),
    create: never,
    update: never,
    readAnswer: readPengaturan,
    riwayat: createRiwayatClient(http, PENGATURAN),
    trash: { list: never, restore: never },
  },
  list: { path: paths.dashboard, title: 'Dashboard' },
}
