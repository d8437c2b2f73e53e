import { id, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { deleteEndedTautan } from './tautan.repository.ts'

/** Links that were sent to an account's owner and set its password, once. */
export const TAUTAN_AKUN = table({
  key: ['token_hash'],
  people: { goes: 'with its account' },
  columns: {
    /** SHA-256 of the token, hex: a copy of the database opens no account. */
    token_hash: text(),
    akun_id: id,
    created_at: time,
    berakhir_pada: time,
    /** The newest time that the data may know of: a clock that is set back revives nothing. */
    batas_dikenal: time,
  },
  left: 'Whoever has the backup must not set a password by it; people ask for another link.',
  expire: deleteEndedTautan,
})
