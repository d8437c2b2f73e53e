import { ROLES } from '@safar/shared/access/session/session-schema'
import { counted, flag, id, nullable, oneOf, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { forgetOldToken } from './token-api.repository.ts'

/** API tokens, by which programs come in, each made by somebody of the office. */
export const TOKEN_API = table({
  key: ['id'],
  people: { goes: 'with its account' },
  columns: {
    id: counted,
    /** SHA-256 of the token, hex: a copy of the database opens nothing. */
    token_hash: text(),
    /** The first letters, by which lists tell tokens apart. */
    awalan: text(),
    nama: text(),
    role: oneOf(ROLES),
    /** 1 if it is read-only. */
    hanya_baca: flag,
    /** The account that made it, with which it is deleted. */
    akun_id: id,
    created_at: time,
    /** The last day that it is good for, in Jakarta, and the time when that is over. */
    berlaku_sampai: text(),
    berakhir_pada: time,
    dipakai_pada: nullable(time),
    dicabut_pada: nullable(time),
  },
  left: 'What was revoked since the backup would open again; admins make new ones.',
  writtenAt: 'created_at',
  expire: forgetOldToken,
})
