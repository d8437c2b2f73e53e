import { queryOptions } from '@tanstack/react-query'
import { trashOf } from '../../records/list/trash.ts'
import { paketClient, sampahClient } from './paket-client.ts'

/** Everything that is read about packages; components, prefetch and invalidation share these. */
export const paketQueries = {
  all: () => ['paket'] as const,
  /** Without description and nested lists: enough for tables. */
  list: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'list'],
      queryFn: ({ signal }) => paketClient.list({ ringkas: true, status: 'semua', signal }),
    }),
  /** One of them, whole. */
  one: (slug: string) =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'one', slug],
      queryFn: ({ signal }) => paketClient.get(slug, { signal }),
    }),
  /** How far drafts and plans are from being read. */
  siap: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'siap'],
      queryFn: ({ signal }) => paketClient.siap({ signal }),
      // An older host does not count.
      retry: false,
    }),
  /** What sells. */
  laku: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'laku'],
      queryFn: ({ signal }) => paketClient.laku({ signal }),
    }),
  /** As visitors are told of them: whoever is no staff may ask for no others. */
  published: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'published'],
      queryFn: ({ signal }) => paketClient.list({ ringkas: true, signal }),
    }),
}

/** How packages go to the trash and come back. */
export const paketTrash = trashOf(paketClient, sampahClient, ({ nama_paket }) => nama_paket)
