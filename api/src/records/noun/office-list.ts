import {
  type Daftar,
  type DaftarQuery,
  type DaftarRow,
  daftarPage,
  kataOf,
} from '@safar/shared/records/noun/noun-list'
import { pageMeta } from '../../platform/http/params.ts'

/** Returns the answer with one page of all rows, given in list order. */
export function pageOfRows<Row extends DaftarRow>(
  daftar: Daftar<Row>,
  rows: readonly Row[],
  asked: DaftarQuery,
  today: string,
) {
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
  /** Names of what it is sorted and narrowed by. */
  daftar: Pick<Daftar<never>, 'sorts' | 'filters'>
  /** Returns a page of stored records, given in the noun's own order; `today` is a day in Jakarta. */
  pageOf(stored: readonly object[], asked: DaftarQuery, today: string): ReturnType<typeof pageOfRows>
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
