import type { FormValues } from '@safar/shared/records/noun/values'
import type { Riwayat } from '@safar/shared/records/riwayat/riwayat'
import { queryOptions } from '@tanstack/react-query'
import type { Stored } from '../../records/form/calls.ts'
import type { FormShape } from '../../records/form/shape.ts'

/** The most pages of revisions searched: a record with more has changed too often to find one change by hand. */
const PAGES_MOST = 25

/** The revision that an activity left, the one before it, and the newest of all. */
export interface Revisi {
  /** Null where the revision was merged into a later one, or is gone. */
  ini: Riwayat | null
  sebelum: Riwayat | null
  terbaru: Riwayat | null
}

/**
 * Finds the revision that a change left: both were written in one transaction and have one time. Seat changes within
 * minutes share a revision, which has the time of the last one.
 */
export function revisiQuery<R extends Stored>(
  { noun, calls }: FormShape<FormValues, R>,
  id: number,
  waktu: string,
) {
  return queryOptions({
    queryKey: [noun.name, 'riwayat', id, 'pada', waktu],
    queryFn: async ({ signal }): Promise<Revisi> => {
      const all: Riwayat[] = []
      for (let page = 1; page <= PAGES_MOST; page += 1) {
        const { data, total } = await calls.riwayat.list(id, { page, signal })
        all.push(...data)
        const at = all.findIndex((entry) => entry.waktu <= waktu)
        const isLast = data.length === 0 || all.length >= total
        if (!isLast && (at < 0 || at + 1 >= all.length)) continue
        const found = all[at]
        const ini = found?.waktu === waktu ? found : null
        return { ini, sebelum: ini ? (all[at + 1] ?? null) : null, terbaru: all[0] ?? null }
      }
      return { ini: null, sebelum: null, terbaru: all[0] ?? null }
    },
    gcTime: 0,
    retry: false,
  })
}
