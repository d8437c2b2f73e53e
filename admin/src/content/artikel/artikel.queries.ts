import { queryOptions } from '@tanstack/react-query'
import { trashOf } from '../../records/list/trash.ts'
import { artikelClient, artikelSampahClient } from './artikel-client.ts'

/** Everything that is read about articles. */
export const artikelQueries = {
  all: () => ['artikel'] as const,
  list: () =>
    queryOptions({
      queryKey: [...artikelQueries.all(), 'list'],
      queryFn: ({ signal }) => artikelClient.list({ status: 'semua', ringkas: true, signal }),
    }),
}

/** How articles go to the trash and come back. */
export const artikelTrash = trashOf(artikelClient, artikelSampahClient, ({ judul }) => judul)
