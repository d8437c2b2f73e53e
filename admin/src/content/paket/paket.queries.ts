import { queryOptions } from '@tanstack/react-query'
import { trashOf } from '../../records/list/trash.ts'
import { paketClient, sampahClient } from './paket-client.ts'

/** The queries of packages, shared by components, prefetch and invalidation. */
export const paketQueries = {
  all: () => ['paket'] as const,
  /** Reads all packages without description and nested lists: enough for tables. */
  list: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'list'],
      queryFn: ({ signal }) => paketClient.list({ ringkas: true, status: 'semua', signal }),
    }),
  /** Reads one package in full. */
  one: (slug: string) =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'one', slug],
      queryFn: ({ signal }) => paketClient.get(slug, { signal }),
    }),
  /** Reads how complete drafts and plans are. */
  siap: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'siap'],
      queryFn: ({ signal }) => paketClient.siap({ signal }),
      // An older host does not count.
      retry: false,
    }),
  /** Reads which departures have bookings. */
  booked: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'terpesan'],
      queryFn: ({ signal }) => paketClient.booked({ signal }),
      // An older host has none.
      retry: false,
    }),
  /** Reads the sales figures. */
  demand: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'laku'],
      queryFn: ({ signal }) => paketClient.demand({ signal }),
    }),
  /** Reads the live packages: a role that is no staff may ask for no others. */
  published: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'published'],
      queryFn: ({ signal }) => paketClient.list({ ringkas: true, signal }),
    }),
}

/** The trash of packages. */
export const paketTrash = trashOf(paketClient, sampahClient, ({ nama_paket }) => nama_paket)
