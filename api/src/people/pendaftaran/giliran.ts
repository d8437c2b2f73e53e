import { TIPE_PAKET } from '@safar/shared/content/paket/tipe'
import { GILIRAN_MOST, isCukup, orangOf } from '@safar/shared/people/pendaftaran/giliran'
import type { Giliran } from '@safar/shared/people/pendaftaran/giliran-schema'
import { matchesNotifyMe } from '@safar/shared/people/pendaftaran/notify-me'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { Kysely } from 'kysely'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { readPendaftaranRow } from './pendaftaran-row.ts'
import { openPendaftaran } from './pendaftaran-words.ts'
import { waiting } from './waiting-list.ts'

/** Limits of departures and wishes read at once: more than an agency has. */
const DEPARTURES_MOST = 100
const WISHES_MOST = 1_000

const COLUMNS = ['id', 'slug', 'nama_paket', 'tanggal_keberangkatan', 'sisa_pax', 'total_pax'] as const

/** Selects departures that visitors can read and that have not left. */
function upcoming(db: Kysely<Tables>, today: string) {
  return db
    .selectFrom('paket')
    .where('status', '=', 'terbit')
    .where(({ or, eb }) =>
      or([eb('tanggal_keberangkatan', '>=', today), eb('tanggal_keberangkatan', '=', '')]),
    )
}

/** Finds new registrations that asked to be told, with the departures on sale in their months. */
async function findWishes(db: Kysely<Tables>, today: string) {
  const wishes = await db
    .selectFrom('pendaftaran')
    .select(['id', 'bulan', 'kota', 'kategori'])
    .where('jenis', '=', 'kabari')
    .where('status', '=', 'baru')
    .where('gabung_ke', 'is', null)
    .where('dihapus_pada', 'is', null)
    .where('bulan', '>=', today.slice(0, 7))
    .orderBy('id')
    .limit(WISHES_MOST)
    .execute()
  if (wishes.length === 0) return { wishes, departures: [] }
  const months = [...new Set(wishes.map(({ bulan }) => bulan))]
  const rows = await upcoming(db, today)
    .select([...COLUMNS, 'pemberangkatan', 'tipe_paket'])
    .where('sisa_pax', '>', 0)
    .where(({ or, eb }) => or(months.map((bulan) => eb('tanggal_keberangkatan', 'like', `${bulan}-%`))))
    .orderBy('tanggal_keberangkatan')
    .orderBy('id')
    .limit(WISHES_MOST)
    .execute()
  const departures = rows.flatMap((row) => {
    const tipe_paket = TIPE_PAKET.find((tipe) => tipe === row.tipe_paket)
    return tipe_paket ? [{ ...row, tipe_paket }] : []
  })
  return { wishes, departures }
}

/**
 * Finds departures that somebody waits for: first those with seats and something to tell, each group with its place in
 * the queue. Full ones follow if `semua`; `paket` asks for one alone.
 */
export async function findGiliran(
  db: Kysely<Tables>,
  { paket, semua = false, now }: { paket?: number | undefined; semua?: boolean | undefined; now: Date },
  onBroken?: OnBroken,
): Promise<Giliran[]> {
  const today = hariIni(now)
  const queued = await upcoming(db, today)
    .select(COLUMNS)
    .where(
      'id',
      'in',
      waiting(db).select('paket_id').where('paket_id', 'is not', null).$castTo<{ paket_id: number }>(),
    )
    .$if(!semua, (query) => query.where('sisa_pax', '>', 0))
    .$if(paket !== undefined, (query) => query.where('id', '=', paket ?? 0))
    .orderBy('tanggal_keberangkatan')
    .orderBy('id')
    .limit(DEPARTURES_MOST)
    .execute()
  const { wishes, departures } = await findWishes(db, today)
  const wished = departures
    .filter(({ id }) => paket === undefined || id === paket)
    .map((departure) => ({
      departure,
      ids: wishes.filter((wish) => matchesNotifyMe(wish, departure, today)).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0)
  const found = new Map<number, Giliran['paket']>()
  for (const { id, slug, nama_paket, tanggal_keberangkatan, sisa_pax, total_pax } of [
    ...queued,
    ...wished.map(({ departure }) => departure),
  ]) {
    found.set(id, { id, slug, nama_paket, tanggal_keberangkatan, sisa_pax, total_pax })
  }
  const hasSeats = ({ sisa_pax }: Giliran['paket']) => (sisa_pax > 0 ? 0 : 1)
  const order = [...found.values()]
    .sort((a, b) => hasSeats(a) - hasSeats(b) || (a.tanggal_keberangkatan < b.tanggal_keberangkatan ? -1 : 1))
    .slice(0, DEPARTURES_MOST)
  const answer: Giliran[] = []
  for (const departure of order) {
    const rows = await waiting(db).selectAll().where('paket_id', '=', departure.id).orderBy('id').execute()
    const ids = wished.find((other) => other.departure.id === departure.id)?.ids.slice(0, GILIRAN_MOST) ?? []
    answer.push({
      paket: departure,
      jumlah: rows.length,
      orang: rows.reduce((sum, row) => sum + orangOf(row), 0),
      antrean: rows.slice(0, GILIRAN_MOST).flatMap((row, index) => {
        const pendaftaran = readPendaftaranRow(openPendaftaran(db, row), onBroken)
        return pendaftaran ? [{ urutan: index + 1, pendaftaran }] : []
      }),
      kabari: await readAll(db, ids, onBroken),
    })
  }
  return answer
}

async function readAll(db: Kysely<Tables>, ids: number[], onBroken?: OnBroken): Promise<Pendaftaran[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('pendaftaran').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return rows.flatMap((row) => readPendaftaranRow(openPendaftaran(db, row), onBroken) ?? [])
}

/** Counts new registrations that need no call, since what they wait for is not there. */
export async function countMenanti(db: Kysely<Tables>, now: Date): Promise<number> {
  const today = hariIni(now)
  const rows = await waiting(db)
    .leftJoin('paket', 'paket.id', 'pendaftaran.paket_id')
    .select([
      'pendaftaran.jumlah_pax',
      'pendaftaran.mau_sebagian',
      'paket.status',
      'paket.sisa_pax',
      'paket.tanggal_keberangkatan',
    ])
    .where('pendaftaran.status', '=', 'baru')
    .execute()
  const isCalled = (row: (typeof rows)[number]) =>
    row.status === 'terbit' &&
    (row.tanggal_keberangkatan === '' || (row.tanggal_keberangkatan ?? '') >= today) &&
    isCukup({ jumlah_pax: row.jumlah_pax, mau_sebagian: row.mau_sebagian === 1 }, row.sisa_pax ?? 0)
  const { wishes, departures } = await findWishes(db, today)
  const told = wishes.filter((wish) =>
    departures.some((departure) => matchesNotifyMe(wish, departure, today)),
  )
  const { jumlah } = await db
    .selectFrom('pendaftaran')
    .select(({ fn }) => fn.countAll<number | string>().as('jumlah'))
    .where('jenis', '=', 'kabari')
    .where('status', '=', 'baru')
    .where('gabung_ke', 'is', null)
    .where('dihapus_pada', 'is', null)
    .executeTakeFirstOrThrow()
  return rows.filter((row) => !isCalled(row)).length + Number(jumlah) - told.length
}
