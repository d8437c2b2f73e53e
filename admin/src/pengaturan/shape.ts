import type { InputOf } from '@safar/shared/noun/record'
import { type FormValuesOf, valuesOf } from '@safar/shared/noun/values'
import { uangWarnings } from '@safar/shared/paket/ketentuan-uang'
import { readPengaturan } from '@safar/shared/pengaturan/baca'
import { ISIAN_FIELDS, PENGATURAN } from '@safar/shared/pengaturan/fields'
import type { Pengaturan, PengaturanUpdate } from '@safar/shared/pengaturan/pengaturan'
import { pengaturanUpdateSchema } from '@safar/shared/pengaturan/schema'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { http } from '../api/http.ts'
import { pengaturanClient } from '../api/pengaturan-client.ts'
import type { FormShape } from '../form/shape.ts'
import { paths } from '../paths.ts'
import { CARDS, LOOKS } from './looks.ts'

const NOUN = { ...PENGATURAN, fields: ISIAN_FIELDS }

export type PengaturanValues = FormValuesOf<typeof ISIAN_FIELDS>

const never = () => Promise.reject(new Error('There is one record of settings'))

/** Cards of the settings as the form's engine knows them, and the call that saves what changed in one. */
export interface PengaturanForm extends FormShape<PengaturanValues, Pengaturan> {
  save(changes: PengaturanUpdate): Promise<Pengaturan>
}

/** All of the settings. */
export const PENGATURAN_FORM: PengaturanForm = {
  noun: NOUN,
  word: 'pengaturan',
  looks: LOOKS,
  sections: CARDS,
  valuesOf: (record: InputOf<typeof ISIAN_FIELDS>) => valuesOf(ISIAN_FIELDS, record),
  schemas: { add: pengaturanUpdateSchema, edit: pengaturanUpdateSchema },
  warnings: (values) => uangWarnings('pengaturan', values),
  calls: {
    get: (_id, options) => pengaturanClient.get(options),
    create: never,
    update: never,
    readAnswer: readPengaturan,
    riwayat: createRiwayatClient(http, PENGATURAN),
    trash: { list: never, restore: never },
  },
  list: { path: paths.dashboard, title: 'Dashboard' },
  save: (changes) => pengaturanClient.save(changes),
}

/** The holidays alone, which whoever makes departures keeps. */
export const LIBUR_FORM: PengaturanForm = {
  ...PENGATURAN_FORM,
  word: 'libur',
  sections: CARDS.filter(({ id }) => id === 'libur'),
  list: { path: paths.calendar, title: 'Kalender' },
  save: ({ libur = [], updated_at }) =>
    pengaturanClient.saveLibur({ libur, ...(updated_at && { updated_at }) }),
}
