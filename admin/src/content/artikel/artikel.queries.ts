import { queryOptions } from '@tanstack/react-query'
import { trashOf } from '../../records/list/trash.ts'
import { artikelClient, artikelSampahClient } from './artikel-client.ts'

/** The queries of articles. */
export const artikelQueries = {
  all: () => ['artikel'] as const,
  list: () =>
    queryOptions({
      queryKey: [...artikelQueries.all(), 'list'],
      queryFn: ({ signal }) => artikelClient.list({ status: 'semua', ringkas: true, signal }),
    }),
}

/** The trash of articles. */
export const artikelTrash = trashOf(artikelClient, artikelSampahClient, ({ judul }) => judul)
