import { jamaahCari } from '@safar/shared/people/jamaah/cari'
import { JAMAAH } from '@safar/shared/people/jamaah/fields'
import { jamaahErrors, jamaahPeringatan } from '@safar/shared/people/jamaah/periksa-jamaah'
import { storedNoun } from '../../records/noun/declare-noun.ts'

/** The stored noun of pilgrims. */
export const jamaahNoun = storedNoun(JAMAAH, {
  label: 'Jamaah',
  office: null,
  cari: jamaahCari,
  about: ({ kabupaten }) => [kabupaten],
  opened: { errors: jamaahErrors, peringatan: jamaahPeringatan },
})
