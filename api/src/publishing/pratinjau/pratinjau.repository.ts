import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { PRATINJAU_JAM } from '@safar/shared/records/noun/pratinjau'
import type { Kysely } from 'kysely'
import { hashToken, newToken } from '../../access/session/token.ts'
import { latestEnd } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { tooLarge } from '../../platform/http/errors.ts'

const LIFE_MS = PRATINJAU_JAM * 3_600_000
/** The largest numbers of previews and of their letters, beyond which the oldest are deleted early. */
const MOST = 2_000
const MOST_LETTERS = 48_000_000
const LONGEST = 2_000_000

const [compress, expand] = [promisify(gzip), promisify(gunzip)]

/**
 * Stores a page for a day; returns the token of its address, of which only the hash is stored, and its end.
 * @throws HttpError 413
 */
export async function keepPratinjau(
  db: Kysely<Tables>,
  html: string,
  now: Date,
): Promise<{ token: string; berakhir: Date }> {
  const isi = (await compress(html)).toString('base64')
  if (isi.length > LONGEST) throw tooLarge('Halaman ini terlalu panjang untuk pratinjau.')
  const token = newToken()
  const berakhir = now.getTime() + LIFE_MS
  await db.transaction().execute(async (trx) => {
    await forgetOldPratinjau(trx, now)
    await trx
      .insertInto('pratinjau')
      .values({ kunci: hashToken(token), isi, ukuran: isi.length, berakhir })
      .execute()
    await forgetBeyond(trx)
  })
  return { token, berakhir: new Date(berakhir) }
}

async function forgetBeyond(trx: Kysely<Tables>): Promise<void> {
  const rows = await trx
    .selectFrom('pratinjau')
    .select(['kunci', 'ukuran'])
    .orderBy('berakhir', 'desc')
    .execute()
  let letters = 0
  const beyond = rows.filter(({ ukuran }, index) => {
    letters += ukuran
    return index >= MOST || letters > MOST_LETTERS
  })
  for (const { kunci } of beyond) await trx.deleteFrom('pratinjau').where('kunci', '=', kunci).execute()
}

/** Returns the page of a token; null if there is none, or no more. */
export async function findPratinjau(db: Kysely<Tables>, token: string, now: Date): Promise<Buffer | null> {
  const row = await db
    .selectFrom('pratinjau')
    .select('isi')
    .where('kunci', '=', hashToken(token))
    .where('berakhir', '>', now.getTime())
    .where('berakhir', '<=', latestEnd(now, LIFE_MS))
    .executeTakeFirst()
  return row ? expand(Buffer.from(row.isi, 'base64')) : null
}

/** Deletes previews that have expired, or that expire later than any can. */
export async function forgetOldPratinjau(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('pratinjau')
    .where(({ or, eb }) =>
      or([eb('berakhir', '<=', now.getTime()), eb('berakhir', '>', latestEnd(now, LIFE_MS))]),
    )
    .execute()
}
