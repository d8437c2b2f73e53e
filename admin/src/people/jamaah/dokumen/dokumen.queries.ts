import { createDokumenClient } from '@safar/shared/people/jamaah/dokumen-client'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../access/http.ts'

export const dokumenClient = createDokumenClient(http)

/** The papers of a pilgrim, newest first; always asked for anew, and forgotten as the page closes. */
export const dokumenQuery = (jamaah: number) =>
  queryOptions({
    queryKey: ['jamaah', 'dokumen', jamaah],
    queryFn: ({ signal }) => dokumenClient.list(jamaah, signal),
    staleTime: 0,
    gcTime: 0,
  })
