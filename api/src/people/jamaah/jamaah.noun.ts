import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { jamaahDaftar } from '@safar/shared/people/jamaah/jamaah-list'
import { jamaahCari } from '@safar/shared/people/jamaah/jamaah-search'
import { jamaahErrors, jamaahPeringatan } from '@safar/shared/people/jamaah/periksa-jamaah'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { readSummary } from '@safar/shared/records/noun/read'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import type { NounRows } from '../../records/noun/noun.table.ts'
import { officeList } from '../../records/noun/office-list.ts'
import { joinedTo, joinedUnder } from './gabungan.repository.ts'
import { travelWith } from './travel-with.ts'

/** The stored noun of pilgrims. */
export const jamaahNoun = storedNoun(JAMAAH, {
  label: 'Jamaah',
  office: NOUN_PAGE.jamaah,
  list: officeList(jamaahDaftar, (stored) => readSummary(JAMAAH, stored)),
  cari: jamaahCari,
  about: ({ kabupaten }) => [kabupaten],
  attached: [
    { table: 'hubungan', column: 'a_id' },
    { table: 'hubungan', column: 'b_id' },
    { table: 'jamaah_berbeda', column: 'a_id' },
    { table: 'jamaah_berbeda', column: 'b_id' },
    { table: 'titipan', column: 'jamaah_id' },
    { table: 'gabungan_jamaah', column: 'jamaah_id' },
  ],
  foundElsewhere: travelWith,
  joined: { to: joinedTo, under: joinedUnder },
  opened: { errors: jamaahErrors, peringatan: jamaahPeringatan },
})

/** The columns of pilgrims, which queries of other wings name. */
export interface JamaahRows extends NounRows<typeof JAMAAH> {}
