import { id, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import type { NounOf } from './kept-record.ts'
import { slug } from './noun.table.ts'

/** Former slugs of records that were public under them. They are deleted with their record: see `emptySampah`. */
export const alamatLamaTable = (nounOf: NounOf) =>
  table({
    key: ['jenis', 'slug'],
    columns: { jenis: text(50), slug, data_id: id, created_at: time },
    writtenAt: 'created_at',
    together: ['jenis'],
    check: ({ jenis }) => (nounOf(jenis)?.noun.addressed ? null : 'of no noun with addresses'),
  })
