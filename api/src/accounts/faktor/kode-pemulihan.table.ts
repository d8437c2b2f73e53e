import { z } from 'zod'
import { passwordHashRule } from '../../access/session/password-hash.ts'
import { id, textOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Recovery codes; a used one is deleted. */
export const KODE_PEMULIHAN = table({
  key: ['akun_id', 'awal'],
  people: { goes: 'with its account' },
  columns: {
    akun_id: id,
    /** The first letters, by which a code is found whose hash is then compared. */
    awal: textOf(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}$/, 'no beginning of a code')),
    kode_hash: textOf(passwordHashRule),
    created_at: time,
  },
  writtenAt: 'created_at',
})
