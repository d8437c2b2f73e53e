import { id, omissible, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { deleteEndedSesi } from './sesi.repository.ts'

/** Sessions of accounts. */
export const SESI = table({
  key: ['token_hash'],
  people: { goes: 'with its account' },
  columns: {
    /** SHA-256 of the token, hex: a copy of the database opens no session. */
    token_hash: text(),
    akun_id: id,
    created_at: time,
    berakhir_pada: time,
    /** Time of its last use, to within a few minutes. */
    dipakai_pada: time,
    /** The device in its owner's words; empty if it did not say. */
    perangkat: text(),
    /** Time when its owner last proved the password; empty for a session from before this was kept. */
    dikukuhkan_pada: omissible(text()),
  },
  left: 'Whoever has the backup must not get into the office by it; people sign in again.',
  writtenAt: 'dipakai_pada',
  expire: deleteEndedSesi,
})
