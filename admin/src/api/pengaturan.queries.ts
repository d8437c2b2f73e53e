import { createPengaturanClient } from '@safar/shared/pengaturan/client'
import { PENGATURAN } from '@safar/shared/pengaturan/fields'
import { queryOptions } from '@tanstack/react-query'
import { http } from './http.ts'

export const pengaturanClient = createPengaturanClient(http)

/** The settings, for pages that only read them. */
export const pengaturanQuery = queryOptions({
  queryKey: [PENGATURAN.name, 'baca'],
  queryFn: ({ signal }) => pengaturanClient.get({ signal }),
})
