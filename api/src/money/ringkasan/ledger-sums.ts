import type { RingkasanQuery } from '@safar/shared/money/ringkasan/ringkasan-schema'
import type { Currency } from '@safar/shared/platform/format/rupiah'
import { addDays } from '@safar/shared/platform/format/tanggal'
import { awalHari } from '@safar/shared/platform/format/waktu-wib'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'

/** The part of the ledger that is asked for: `per` is the last day that is read, `paket_id` null for all departures. */
export interface Asked extends Pick<RingkasanQuery, 'dari' | 'sampai'> {
  paket_id: number | null
  per: string
}

/** Sums of bills of one kind and day, or of money, of a departure. */
export interface LedgerSums {
  paket_id: number
  mata_uang: Currency
  /** The kind of bill; null for money. */
  jenis: StoredRow<'tagihan'>['jenis'] | null
  /** The day of bills that are open, never after departure; blank for others. */
  hari: string
  isLate: boolean
  /** True for bills of bookings whose down payment is not in. */
  isWaiting: boolean
  /** The booking of bills that are late, and of all where one departure is asked for; 0 for others. */
  pemesanan_id: number
  /** Bills of the period, and the parts of them that were paid and are open. */
  tagihan: number
  terbayar: number
  sisa: number
  /** Movements of the period. */
  masuk: number
  pindahan: number
  pengembalian: number
  /** Money, and the parts of it that bills took up, whatever the period. */
  saldo: number
  terpakai: number
}

type Sums = 'tagihan' | 'terbayar' | 'sisa' | 'masuk' | 'pindahan' | 'pengembalian' | 'saldo' | 'terpakai'

/** A row as databases give it: PostgreSQL writes sums as text, and neither has truth values here. */
type Row = Omit<LedgerSums, Sums | 'isLate' | 'isWaiting'> &
  Record<Sums, number | string> &
  Record<'isLate' | 'isWaiting', number>

function sumsOf(row: Row): LedgerSums {
  const { isLate, isWaiting, tagihan, terbayar, sisa, masuk, pindahan, pengembalian, ...rest } = row
  return {
    ...rest,
    isLate: isLate === 1,
    isWaiting: isWaiting === 1,
    tagihan: Number(tagihan),
    terbayar: Number(terbayar),
    sisa: Number(sisa),
    masuk: Number(masuk),
    pindahan: Number(pindahan),
    pengembalian: Number(pengembalian),
    saldo: Number(rest.saldo),
    terpakai: Number(rest.terpakai),
  }
}

/** Returns the condition that a day, or a moment, lies in a period. */
function inPeriod(column: string, from: string | undefined, until: string | undefined): RawBuilder<unknown> {
  const day = sql.ref(column)
  return sql`(${from === undefined ? sql`1 = 1` : sql`${day} >= ${from}`} and ${until === undefined ? sql`1 = 1` : sql`${day} < ${until}`})`
}

const dayAfter = (day: string | undefined) => (day === undefined ? undefined : addDays(day, 1))
const startOf = (day: string | undefined) => (day === undefined ? undefined : awalHari(day))

/** Returns the condition that an entry lies in the period that is asked for. */
export const movedWithin = ({ dari, sampai }: Asked, column: string): RawBuilder<unknown> =>
  inPeriod(column, startOf(dari), startOf(dayAfter(sampai)))

/** Returns the end of the last day that is read. */
export const endOf = ({ per }: Asked): string => awalHari(addDays(per, 1))

/**
 * Sums the ledger by departure, kind of bill and day: one statement, so that all sums are of one moment. Bookings are
 * told apart only where they are late, or where one departure is asked for. Bills and money are summed apart, since a
 * bill has to be added up before its day says anything, and money has not.
 */
export async function ledgerSums(db: Kysely<Tables>, asked: Asked): Promise<LedgerSums[]> {
  const { paket_id, per } = asked
  const isAll = paket_id === null
  const moved = movedWithin(asked, 'u.pada')
  const due = inPeriod('hari', asked.dari, dayAfter(asked.sampai))
  const read = sql`u.pada < ${endOf(asked)} ${
    isAll ? sql`` : sql`and u.pemesanan_id in (select id from pemesanan where paket_id = ${paket_id})`
  }`
  const late = sql`(tagihan > alokasi and hari <> '' and hari < ${per})`
  const waiting = sql`case when p.status in ('draf', 'menunggu_dp') then 1 else 0 end`
  const { rows } = await sql<Row>`
    with akun as (
      select u.tagihan_id,
        sum(case when u.jenis = 'alokasi' then 0 else u.jumlah end) as tagihan,
        sum(case when u.jenis = 'alokasi' then u.jumlah else 0 end) as alokasi
      from buku_uang u
      where u.tagihan_id is not null and ${read}
      group by u.tagihan_id
    ), baris as (
      select akun.tagihan, akun.alokasi, t.pemesanan_id, t.jenis, p.paket_id, p.mata_uang,
        ${waiting} as menunggu,
        case
          when k.tanggal_keberangkatan <> '' and t.jatuh_tempo > k.tanggal_keberangkatan
            then k.tanggal_keberangkatan
          else t.jatuh_tempo
        end as hari
      from akun
      join tagihan t on t.id = akun.tagihan_id
      join pemesanan p on p.id = t.pemesanan_id
      join paket k on k.id = p.paket_id
    )
    select paket_id, mata_uang, jenis,
      case when tagihan > alokasi then hari else '' end as hari,
      case when ${late} then 1 else 0 end as "isLate",
      menunggu as "isWaiting",
      case when ${isAll ? late : sql`1 = 1`} then pemesanan_id else 0 end as pemesanan_id,
      sum(case when ${due} then tagihan else 0 end) as tagihan,
      sum(case when ${due} then alokasi else 0 end) as terbayar,
      sum(case when ${due} then tagihan - alokasi else 0 end) as sisa,
      0 as masuk, 0 as pindahan, 0 as pengembalian, 0 as saldo, sum(alokasi) as terpakai
    from baris
    group by 1, 2, 3, 4, 5, 6, 7
    union all
    select p.paket_id, p.mata_uang, cast(null as text), '', 0, ${waiting}, ${isAll ? sql`0` : sql`p.id`},
      0, 0, 0,
      sum(case when u.jenis = 'masuk' and ${moved} then u.jumlah else 0 end),
      sum(case when u.jenis = 'pindahan' and ${moved} then u.jumlah else 0 end),
      sum(case when u.jenis = 'pengembalian' and ${moved} then u.jumlah else 0 end),
      sum(u.jumlah), 0
    from buku_uang u
    join pemesanan p on p.id = u.pemesanan_id
    where u.tagihan_id is null and ${read}
    group by 1, 2, 6, 7
  `.execute(db)
  return rows.map(sumsOf)
}
