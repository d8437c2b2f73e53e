import { bacaPengaturan } from '@safar/shared/pengaturan/baca'
import { PENGATURAN } from '@safar/shared/pengaturan/fields'
import { queryOptions } from '@tanstack/react-query'
import { http } from './http.ts'

/** The settings, for pages that only read them. */
export const pengaturanQuery = queryOptions({
  queryKey: [PENGATURAN.name, 'baca'],
  queryFn: ({ signal }) => bacaPengaturan(http, { signal }),
})
