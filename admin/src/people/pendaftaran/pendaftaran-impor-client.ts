import { createImportClient } from '@safar/shared/content/paket/import-client'
import type { ListPendaftaranQuery } from '@safar/shared/people/pendaftaran/pendaftaran-client'
import { http } from '../../access/http.ts'

export const pendaftaranImporClient = createImportClient<ListPendaftaranQuery>(http, 'pendaftaran')
