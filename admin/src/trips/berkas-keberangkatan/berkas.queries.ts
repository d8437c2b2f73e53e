import { queryOptions } from '@tanstack/react-query'
import { manifestClient, siskopatuhClient } from './berkas-client.ts'

const ROOT = 'berkas'
/** Settings of queries that are never kept: a booking changes each answer. */
const FRESH = { staleTime: 0, gcTime: 0, retry: false } as const

/** The queries of a departure's files, shared by their cards. */
export const berkasQueries = {
  all: () => [ROOT] as const,
  /** Reads what the ministry's workbook is. */
  templat: () =>
    queryOptions({
      ...FRESH,
      queryKey: [ROOT, 'templat'],
      queryFn: ({ signal }) => siskopatuhClient.read(signal),
    }),
  /** Reads which cells of a departure's workbook would stay empty. */
  missing: (paket: string) =>
    queryOptions({
      ...FRESH,
      queryKey: [ROOT, 'kurang', paket],
      queryFn: ({ signal }) => siskopatuhClient.missing(paket, signal),
    }),
  /** Reads the versions that were sent. */
  versions: (paket: string) =>
    queryOptions({
      ...FRESH,
      queryKey: [ROOT, 'versi', paket],
      queryFn: ({ signal }) => manifestClient.versions(paket, signal),
    }),
  /** Reads a version with what changed since. */
  version: (paket: string, versi: number) =>
    queryOptions({
      ...FRESH,
      queryKey: [ROOT, 'versi', paket, versi],
      queryFn: ({ signal }) => manifestClient.version(paket, versi, signal),
    }),
}
