import { createImporClient } from '@safar/shared/paket/impor-client'
import type { ListPendaftaranQuery } from '@safar/shared/pendaftaran/client'
import { http } from './http.ts'

export const pendaftaranImporClient = createImporClient<ListPendaftaranQuery>(http, 'pendaftaran')
