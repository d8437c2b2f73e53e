import type { Schema } from './schema.ts'

const PIECE = 500

/** Notes and wishes of registrations are sealed by the next start: the text that a search looks through loses them. */
export async function up(db: Schema): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('pendaftaran')
      .select(['id', 'kode', 'nama', 'email', 'paket', 'cari'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute()
    for (const row of rows) {
      const cari = withoutNotes(String(row.cari), row)
      if (cari !== row.cari)
        await db.updateTable('pendaftaran').set({ cari }).where('id', '=', row.id).execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Its lines are name, mail and package, then the notes, of several lines, then the code and what follows it. */
function withoutNotes(cari: string, { kode, nama, email, paket }: Record<string, unknown>): string {
  const lines = cari.split('\n')
  const before = [nama, email, paket].flatMap((text) => String(text).split(/[\n\u2028\u2029]/)).length
  const code = lines.lastIndexOf(String(kode).toLowerCase())
  return [...lines.slice(0, before), ...(code < before ? [] : lines.slice(code))].join('\n')
}
