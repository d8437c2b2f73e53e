import { hasPages, recordPath } from '@safar/shared/platform/address/record'
import { isOwnSlug } from '@safar/shared/platform/text/slug'
import type { AlamatLama } from '@safar/shared/records/noun/alamat-lama'

/** A redirect from a record's former page to its page by now. */
export interface Move {
  dari: string
  ke: string
}

/** Returns the redirects of records that have pages. */
export function movesOf(list: readonly AlamatLama[]): Move[] {
  return list.flatMap(({ jenis, lama, baru }) =>
    hasPages(jenis) && isOwnSlug(lama) && isOwnSlug(baru)
      ? [{ dari: recordPath(jenis, lama), ke: recordPath(jenis, baru) }]
      : [],
  )
}
