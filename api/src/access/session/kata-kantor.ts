import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/**
 * Words of the trade and of this product, with which guesses at an agency begin. A password made of nothing else,
 * however joined, is weak. `docs/keamanan.md` names this list.
 */
export const KATA_KANTOR: readonly string[] = [
  'umrah umroh haji hajj ziarah manasik jamaah jemaah calon paket plus',
  'kabah mekah mekkah makkah madinah masjid haram nabawi bismillah alhamdulillah',
  'travel tour tours wisata biro agen agensi kantor office safar',
  'admin administrator staf staff keuangan finance user pengguna owner pemilik',
  'login masuk akun password passwd sandi kata rahasia selamat datang indonesia',
].flatMap((line) => line.split(' '))

/** Returns the agency's name from the settings; empty in a database without any. */
export async function brandOf(db: Kysely<Tables>): Promise<string> {
  const row = await db
    .$extendTables<{ pengaturan: { brand: string } }>()
    .selectFrom('pengaturan')
    .select('brand')
    .limit(1)
    .executeTakeFirst()
  return row?.brand ?? ''
}

/** Tells whether a text consists only of these words, one after the other. */
export function isMadeOf(text: string, words: readonly string[]): boolean {
  // Marks where words may end; each letter is visited once per word.
  const covered = [true]
  for (let at = 0; at < text.length; at += 1) {
    if (!covered[at]) continue
    for (const word of words) if (word !== '' && text.startsWith(word, at)) covered[at + word.length] = true
  }
  return text !== '' && covered[text.length] === true
}
