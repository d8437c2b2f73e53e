import {
  type Counts,
  type Daftar,
  type DaftarQuery,
  type DaftarRow,
  daftarPage,
  kataOf,
} from '@safar/shared/records/noun/noun-list'
import { pageMeta } from '../../platform/http/params.ts'

/** A page of the office's list of a noun. */
export interface OfficePage<Row extends DaftarRow = DaftarRow> {
  data: readonly Row[]
  /** The running number of each row in the noun's own order. */
  nomor: readonly number[]
  jumlah: Counts
  kata: Readonly<Record<string, readonly string[]>>
  meta: ReturnType<typeof pageMeta>
}

/** Returns the answer with one page of all rows, given in list order. */
export function pageOfRows<Row extends DaftarRow>(
  daftar: Daftar<Row>,
  rows: readonly Row[],
  asked: DaftarQuery,
  today: string,
): OfficePage<Row> {
  const found = daftarPage(daftar, rows, asked, today)
  const places = new Map(rows.map(({ id }, index) => [id, index + 1]))
  return {
    data: found.rows,
    nomor: found.rows.map(({ id }) => places.get(id) ?? 0),
    jumlah: found.counts,
    kata: kataOf(daftar, rows, today),
    meta: pageMeta(found.total, asked),
  }
}

/** The office's list of a noun, as the server gives pages of it. */
export interface OfficeList {
  /** The rules that it is searched, sorted and narrowed by. */
  daftar: Daftar<never>
  /** Returns a page of stored records, given in the noun's own order; `today` is a day in Jakarta. */
  pageOf(stored: readonly object[], asked: DaftarQuery, today: string): OfficePage
}

/** Declares the office's list of a noun, whose rows a reader makes of stored records. */
export function officeList<Row extends DaftarRow>(
  daftar: Daftar<Row>,
  read: (stored: unknown) => Row | null,
): OfficeList {
  return {
    daftar,
    pageOf: (stored, asked, today) =>
      pageOfRows(
        daftar,
        stored.flatMap((row) => read(row) ?? []),
        asked,
        today,
      ),
  }
}
