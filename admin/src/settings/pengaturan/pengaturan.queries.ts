import { fetchPengaturan } from '@safar/shared/settings/pengaturan/fetch-pengaturan'
import { PENGATURAN } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'

/** Reads the settings, for pages that show them. */
export const pengaturanQuery = queryOptions({
  queryKey: [PENGATURAN.name, 'baca'],
  queryFn: ({ signal }) => fetchPengaturan(http, { signal }),
})
