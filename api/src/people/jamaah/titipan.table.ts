import { TITIPAN_CATATAN_MAX, TITIPAN_DI } from '@safar/shared/people/jamaah/titipan'
import { counted, id, nullable, oneOf, personal, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealedWords } from '../../platform/vault/sealed-column.ts'

/**
 * Handings over of paper passports: rows are appended, and the database refuses to change one, but for whose it is and
 * for sealing its note, in which a number may stand. They stay while their pilgrim is in the trash, and are erased with
 * them: see `attached` of the noun.
 */
export const TITIPAN = table({
  key: ['id'],
  people: { goes: 'with its pilgrim' },
  columns: {
    id: counted,
    jamaah_id: id,
    di: oneOf(TITIPAN_DI),
    catatan: personal(sealedWords(TITIPAN_CATATAN_MAX)),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
