import { type PaketDicari, paketBaris, paketDaftar } from '@safar/shared/content/paket/paket-list'
import type { DaftarQuery } from '@safar/shared/records/noun/noun-list'
import type { Kysely } from 'kysely'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageOfRows } from '../../records/noun/office-list.ts'
import { listPaketSummaries } from '../paket/paket.repository.ts'

const DICARI = [
  'id',
  'nama_paket',
  'tipe_paket',
  'durasi',
  'maskapai',
  'tanggal_keberangkatan',
  'sisa_pax',
  'status',
  'kosong',
] as const satisfies readonly (keyof PaketDicari)[]

/**
 * Returns a page of the packages in any state. It searches and sorts stored rows, and reads only those of the page as
 * packages: reading thousands takes five times as long as all else. If one of them cannot be read, all are, so that
 * what is left out is counted nowhere.
 */
export async function halamanPaket(
  db: Kysely<Tables>,
  asked: DaftarQuery,
  today: string,
  onBroken?: OnBroken,
) {
  const stored = await db.selectFrom('paket').select(DICARI).execute()
  const { data, ...rest } = pageOfRows(paketDaftar, paketBaris(stored, today), asked, today)
  const ids = data.map(({ id }) => id)
  const read = ids.length > 0 ? await listPaketSummaries(db, { status: 'semua', ids }, onBroken) : []
  const byId = new Map(read.map((paket) => [paket.id, paket]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  if (found.length === ids.length) return { data: found, ...rest }
  const whole = paketBaris(await listPaketSummaries(db, { status: 'semua' }), today)
  const page = pageOfRows(paketDaftar, whole, asked, today)
  return { ...page, data: page.data.map(({ nomor: _nomor, keadaan: _keadaan, ...paket }) => paket) }
}
