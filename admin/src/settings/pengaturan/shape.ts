import type { InputOf } from '@safar/shared/records/noun/record'
import { type FormValuesOf, valuesOf } from '@safar/shared/records/noun/values'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { readPengaturan } from '@safar/shared/settings/pengaturan/fetch-pengaturan'
import type { Pengaturan, PengaturanUpdate } from '@safar/shared/settings/pengaturan/pengaturan'
import { ISIAN_FIELDS, PENGATURAN } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { pengaturanUpdateSchema } from '@safar/shared/settings/pengaturan/pengaturan-schema'
import { http } from '../../access/http.ts'
import { paths } from '../../platform/paths.ts'
import type { FormShape } from '../../records/form/shape.ts'
import { CARDS, looksWith, type UsePaketChoices } from './looks.ts'
import { pengaturanClient } from './pengaturan-client.ts'

const NOUN = { ...PENGATURAN, fields: ISIAN_FIELDS }

export type PengaturanValues = FormValuesOf<typeof ISIAN_FIELDS>

const never = () => Promise.reject(new Error('There is one record of settings'))

/** Consequences of a change that somebody is told before it is saved, by departure. */
export interface Consequences {
  title: string
  groups: readonly { lead: string; items: readonly { id: number; text: string }[]; more: string }[]
}

/** The settings as a form shape, with the call that saves the changes of one card. */
export interface PengaturanForm extends FormShape<PengaturanValues, Pengaturan> {
  save(changes: PengaturanUpdate): Promise<Pengaturan>
  /** Returns whom changes of a card would touch; null for nobody. */
  consequences?(changes: PengaturanUpdate): Promise<Consequences | null>
}

/**
 * Makes the form shape of all settings.
 * @param usePaketChoices the choices of settings that name a package
 * @param more the warnings of values that may be saved all the same, and whom a change touches
 */
export const pengaturanForm = (
  usePaketChoices: UsePaketChoices,
  more: Partial<Pick<PengaturanForm, 'warnings' | 'consequences'>> = {},
): PengaturanForm => ({
  noun: NOUN,
  word: 'pengaturan',
  looks: looksWith(usePaketChoices),
  sections: CARDS,
  valuesOf: (record: InputOf<typeof ISIAN_FIELDS>) => valuesOf(ISIAN_FIELDS, record),
  schemas: { add: pengaturanUpdateSchema, edit: pengaturanUpdateSchema },
  ...more,
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
})

/** The form shape of the holidays alone, which roles that make departures keep. */
export const LIBUR_FORM: PengaturanForm = {
  ...pengaturanForm(() => []),
  word: 'libur',
  sections: CARDS.filter(({ id }) => id === 'libur'),
  list: { path: paths.calendar, title: 'Kalender' },
  save: ({ libur = [], updated_at }) =>
    pengaturanClient.saveLibur({ libur, ...(updated_at && { updated_at }) }),
}
