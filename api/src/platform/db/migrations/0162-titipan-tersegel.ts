import { sql } from 'kysely'
import type { DatabaseKind, Schema } from './schema.ts'

/**
 * Notes on paper passports lie sealed, for the row of their id. Whose a row is may change, and its note may be sealed,
 * which turning the key does again; nothing else of it.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  const same = (isSame: string) =>
    ['id', 'di', 'pada', 'akun_id', 'token_id']
      .map((name) => `new.${name} ${isSame} old.${name}`)
      .join(' and ')
  // 16 letters of the key's fingerprint, its number, and what was sealed: see `sealed-text.ts`.
  if (kind === 'sqlite') {
    const isSealed = `new.catatan glob '${'[0-9a-f]'.repeat(16)}.[1-9]*.*' and length(new.catatan) >= 57`
    await sql`drop trigger titipan_tetap`.execute(db)
    await sql`
      create trigger titipan_tetap before update on titipan
      when not (${sql.raw(same('is'))} and (new.catatan is old.catatan or (${sql.raw(isSealed)})))
      begin select raise(abort, 'titipan is appended only'); end
    `.execute(db)
    return
  }
  const isSealed = `new.catatan ~ '^[0-9a-f]{16}\\.[1-9][0-9]{0,8}\\.[A-Za-z0-9_-]{38,}$'`
  await sql`drop trigger titipan_tetap on titipan`.execute(db)
  await sql`
    create trigger titipan_tetap before update on titipan for each row
    when (not (${sql.raw(same('is not distinct from'))} and (new.catatan = old.catatan or ${sql.raw(isSealed)})))
    execute function titipan_tetap()
  `.execute(db)
}
