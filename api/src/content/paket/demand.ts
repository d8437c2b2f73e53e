import { type CatatanKursi, demandOf, demandSince } from '@safar/shared/content/paket/demand'
import type { Demand } from '@safar/shared/content/paket/demand-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { awalHari } from '@safar/shared/platform/format/waktu-wib'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isTime } from '../../platform/db/time.ts'
import { inStatus } from '../../records/noun/noun.repository.ts'
import { paketNoun } from './paket.noun.ts'

/** Far more than an agency records or takes in eight weeks. */
const MOST = 20_000
/** Far more departures than any agency has ahead. */
const DEPARTURES_MOST = 5_000

/**
 * Returns SQL for a field of a snapshot, without parsing all of it; null if it is missing or the snapshot is
 * unreadable.
 */
function field(kind: Database['kind'], name: 'sisa_pax' | 'total_pax' | 'status'): RawBuilder<string | null> {
  if (kind === 'sqlite')
    return sql`case when json_valid(data) then cast(json_extract(data, ${`$.${name}`}) as text) end`
  // Quotes in a text of ours are escaped, so that no text can be taken for a field.
  return sql`substring(data from ${`"${name}":"?([a-z0-9]{1,12})`})`
}

const numberOf = (text: string | null) => (text === null || !/^\d{1,9}$/.test(text) ? null : Number(text))

/** Reads the sales report from the recorded changes of the last weeks. */
export async function readDemand({ db, kind }: Database, now: Date): Promise<Demand> {
  const today = hariIni(now)
  const from = awalHari(demandSince(today))
  const revisions = db.selectFrom('riwayat').where('jenis', '=', 'paket')
  const read = revisions.select([
    'id',
    'data_id',
    'waktu',
    'aksi',
    field(kind, 'sisa_pax').as('sisa'),
    field(kind, 'total_pax').as('total'),
    field(kind, 'status').as('status'),
  ])
  const recent = await read.where('waktu', '>=', from).orderBy('id', 'desc').limit(MOST).execute()
  // The revisions that the first change of the weeks is compared with: the last one before, and the last whole one.
  const before = db
    .selectFrom('riwayat')
    .where('jenis', '=', 'paket')
    .where('waktu', '<', from)
    .select(({ fn }) => fn.max('id').as('id'))
    .groupBy('data_id')
  const bases = await read
    .where(({ or, eb }) => or([eb('id', 'in', before), eb('id', 'in', before.where('aksi', '!=', 'kursi'))]))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  // A row without a time belongs to no week.
  const catatan = [...recent, ...bases]
    .filter(({ waktu }) => isTime(waktu))
    .sort((a, b) => a.id - b.id)
    .map(
      ({ data_id, waktu, aksi, sisa, total, status }): CatatanKursi => ({
        paket_id: data_id,
        waktu,
        aksi,
        sisa_pax: numberOf(sisa),
        total_pax: numberOf(total),
        status,
      }),
    )
  const first = await revisions.select('waktu').orderBy('id').limit(1).executeTakeFirst()
  const paket = await inStatus(db.selectFrom('paket'), paketNoun, undefined)
    .select([
      'id',
      'slug',
      'nama_paket',
      'tanggal_keberangkatan',
      'total_pax',
      'sisa_pax',
      'currency',
      'harga_quad',
      'harga_triple',
      'harga_double',
    ])
    .where('tanggal_keberangkatan', '>=', today)
    .orderBy('tanggal_keberangkatan')
    .limit(DEPARTURES_MOST)
    .execute()
  const registered = await db
    .selectFrom('pendaftaran')
    .select(['created_at', 'paket_id', 'paket'])
    .where('jenis', '=', 'daftar')
    .where('gabung_ke', 'is', null)
    .where('dihapus_pada', 'is', null)
    .where('created_at', '>=', from)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const bySlug = new Map(paket.map(({ id, slug }) => [slug, id]))
  const dated = registered.filter(({ created_at }) => isTime(created_at))
  const pendaftaran = dated.map(({ created_at, paket_id, paket: nama }) => ({
    created_at,
    paket_id: paket_id ?? bySlug.get(nama) ?? null,
  }))
  const counts = await db
    .selectFrom('pendaftaran')
    .select(({ fn }) => ['paket_id', 'paket', fn.countAll<number | string>().as('jumlah')])
    .where('jenis', '=', 'daftar')
    .where('gabung_ke', 'is', null)
    .where('dihapus_pada', 'is', null)
    .groupBy(['paket_id', 'paket'])
    .limit(MOST)
    .execute()
  const terdaftar = new Map<number, number>()
  for (const { paket_id, paket: nama, jumlah } of counts) {
    const id = paket_id ?? bySlug.get(nama)
    if (id !== undefined) terdaftar.set(id, (terdaftar.get(id) ?? 0) + Number(jumlah))
  }
  return demandOf({
    terdaftar,
    catatan,
    // PostgreSQL gives large numbers as text.
    paket: paket.map((row) => ({
      ...row,
      harga_quad: Number(row.harga_quad),
      harga_triple: Number(row.harga_triple),
      harga_double: Number(row.harga_double),
    })),
    pendaftaran,
    sejak: isTime(first?.waktu) ? first.waktu : null,
    today,
  })
}
