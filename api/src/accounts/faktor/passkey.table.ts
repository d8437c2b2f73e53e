import { MAX_PASSKEY_NAMA, PASSKEY_LIMITS } from '@safar/shared/access/session/faktor'
import { base64url } from '@safar/shared/access/session/faktor-schema'
import { parseJson } from '@safar/shared/records/noun/columns'
import { z } from 'zod'
import { bigint, counted, id, nullable, text, textOf, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/** Ten words of thirty letters, each of which JSON may write with six signs. */
const TRANSPORTS_MOST = PASSKEY_LIMITS.transports * (30 * 6 + 3) + 2
const transportsSchema = z.array(z.string().max(30)).max(PASSKEY_LIMITS.transports)
const isTransports = (json: string) => transportsSchema.safeParse(parseJson(json)).success

/** Passkeys of accounts: public keys, which open nothing by themselves. */
export const PASSKEY = table({
  key: ['id'],
  people: { goes: 'with its account' },
  columns: {
    id: counted,
    akun_id: id,
    /** Id that its authenticator gave it. */
    kredensial: textOf(base64url(PASSKEY_LIMITS.kredensial)),
    /** Random name of the account to authenticators: they keep it, and it says nothing of anybody. */
    pengguna: textOf(base64url(PASSKEY_LIMITS.pengguna)),
    /** The domain that it belongs to. */
    rp: text(253),
    kunci_publik: textOf(base64url(PASSKEY_LIMITS.kunci_publik)),
    /** JSON: the ways to its authenticator; a few of before say it in words that no browser has. */
    transports: textOf(z.string().max(TRANSPORTS_MOST).refine(isTransports, 'no list of ways')),
    nama: text(MAX_PASSKEY_NAMA),
    /** The authenticator's counter of uses; a lower one comes from a copy. */
    hitungan: bigint(0, PASSKEY_LIMITS.hitungan),
    created_at: time,
    dipakai_pada: nullable(time),
  },
  writtenAt: 'created_at',
})
