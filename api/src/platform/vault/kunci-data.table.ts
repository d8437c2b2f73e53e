import { integer, nullable, text, time } from '../db/column.ts'
import { table } from '../db/table.ts'

/** Numbers and fingerprints of the keys that seal private values; the newest seals. */
export const KUNCI_DATA = table({
  key: ['nomor'],
  columns: {
    nomor: integer(1),
    /** Fingerprint of the key, which itself is in no database. */
    sidik: text(),
    dibuat_pada: time,
    /** Time when all that older keys had sealed was resealed; null while that is under way. */
    selesai_pada: nullable(time),
  },
  left: 'Which keys this server seals with is not undone by bringing a backup back.',
  outlivesRestore: true,
})
