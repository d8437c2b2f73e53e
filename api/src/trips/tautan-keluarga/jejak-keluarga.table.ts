import { KELUARGA_KEJADIAN } from '@safar/shared/trips/pemesanan/booking-history'
import { counted, id, nullable, oneOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Events of a family's page, appended only: links that were made and ended, visits, and what was sent. */
export const JEJAK_KELUARGA = table({
  key: ['id'],
  people: { goes: 'with its booking' },
  columns: {
    id: counted,
    pemesanan_id: id,
    kejadian: oneOf(KELUARGA_KEJADIAN),
    /** The account that did it; null for the family by its link. */
    akun_id: nullable(id),
    token_id: nullable(id),
    pada: time,
  },
  writtenAt: 'pada',
})
