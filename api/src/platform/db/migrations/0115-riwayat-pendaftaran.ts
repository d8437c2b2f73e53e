import type { Schema } from './schema.ts'

/** Rows of one statement, each of which may be long. */
const PIECE = 100

interface Line {
  isian: string
  dari: string
  ke: string
}

/**
 * The history of registrations stands among the revisions of all records, as differences: each field before and after.
 * What only registrations have done to them (joined, spoken with) is a change that tells of it.
 */
export async function up(db: Schema): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('riwayat_pendaftaran')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute()
    const last = rows.at(-1)
    if (!last) break
    const revisions = rows.map(({ pendaftaran_id, waktu, aksi, oleh, oleh_id, ubah }) => ({
      jenis: 'pendaftaran',
      data_id: pendaftaran_id,
      aksi: ['impor', 'hapus', 'pulihkan'].includes(aksi) ? aksi : 'ubah',
      waktu,
      oleh,
      oleh_id,
      oleh_email: '',
      data: JSON.stringify(differenceOf(readLines(ubah), waktu)),
    }))
    await db.insertInto('riwayat').values(revisions).execute()
    after = last.id
  }
  await db.schema.dropTable('riwayat_pendaftaran').execute()
}

/** Unreadable ones showed nothing, and go on doing so. */
function readLines(json: string): Line[] {
  try {
    const lines: unknown = JSON.parse(json)
    return Array.isArray(lines) ? lines.filter(isLine) : []
  } catch {
    return []
  }
}

function isLine(line: unknown): line is Line {
  const { isian, dari, ke } = Object(line)
  return [isian, dari, ke].every((text) => typeof text === 'string')
}

function differenceOf(lines: readonly Line[], updated_at: string) {
  const stored = (isian: string, text: string) => (isian === 'jumlah_pax' ? Number(text) || null : text)
  const side = (of: 'dari' | 'ke') =>
    Object.fromEntries(lines.map((line) => [line.isian, stored(line.isian, line[of])]))
  return { updated_at, sebelum: side('dari'), sesudah: side('ke') }
}
