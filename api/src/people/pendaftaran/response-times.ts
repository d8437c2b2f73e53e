import { type ResponseTimes, TANGGAP_HARI } from '@safar/shared/people/pendaftaran/response-times-schema'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { readChanges, revisionsOf } from './riwayat-pendaftaran.ts'

/** The number of newest registrations measured: more than an agency gets in this time. */
const MOST = 2_000
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface Jawaban {
  waktu: string
  oleh: string
}

/** Returns each registration's first answer: its first contact, or when it was marked as no longer new. */
async function firstAnswers(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, Jawaban>> {
  const first = new Map<number, Jawaban>()
  const note = (id: number, { waktu, oleh }: Jawaban) => {
    const before = first.get(id)
    if (!before || waktu < before.waktu) first.set(id, { waktu, oleh })
  }
  for (const part of inParts(ids)) {
    const kontak = await db
      .selectFrom('kontak_pendaftaran')
      .select(['pendaftaran_id', 'waktu', 'oleh'])
      .where('pendaftaran_id', 'in', part)
      .execute()
    for (const row of kontak) note(row.pendaftaran_id, row)
    const riwayat = await revisionsOf(db, part).where('data', 'like', '%"status":"baru"%').execute()
    for (const row of riwayat) {
      const isAnswer = readChanges(db, row).some(({ isian, dari }) => isian === 'status' && dari === 'baru')
      if (isAnswer) note(row.data_id, row)
    }
  }
  return first
}

function median(hours: readonly number[]): number | null {
  const sorted = [...hours].sort((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  return middle === undefined ? null : Math.round(middle * 10) / 10
}

/**
 * Reads the office's time to a first answer for the last weeks' registrations, overall and by person; the quickest
 * first.
 */
export async function readResponseTimes(db: Kysely<Tables>, now: Date): Promise<ResponseTimes> {
  const rows = await db
    .selectFrom('pendaftaran')
    .select(['id', 'created_at', 'status'])
    .where('jenis', '=', 'daftar')
    .where('gabung_ke', 'is', null)
    .where('dihapus_pada', 'is', null)
    .where('created_at', '>=', new Date(now.getTime() - TANGGAP_HARI * DAY_MS).toISOString())
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const first = await firstAnswers(
    db,
    rows.map(({ id }) => id),
  )
  const answered = rows.flatMap(({ id, created_at }) => {
    const answer = first.get(id)
    if (!answer) return []
    const jam = Math.max(0, Date.parse(answer.waktu) - Date.parse(created_at)) / HOUR_MS
    return [{ oleh: answer.oleh, jam }]
  })
  const byName = new Map<string, number[]>()
  for (const { oleh, jam } of answered) byName.set(oleh, [...(byName.get(oleh) ?? []), jam])
  return {
    jam: median(answered.map(({ jam }) => jam)),
    dijawab: answered.length,
    belum: rows.filter(({ id, status }) => status === 'baru' && !first.has(id)).length,
    orang: [...byName]
      .map(([nama, hours]) => ({ nama, dijawab: hours.length, jam: median(hours) ?? 0 }))
      .sort((a, b) => a.jam - b.jam || b.dijawab - a.dijawab),
  }
}
