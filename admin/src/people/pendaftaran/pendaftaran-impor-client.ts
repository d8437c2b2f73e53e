import { createImporClient } from '@safar/shared/content/paket/impor-client'
import type { ListPendaftaranQuery } from '@safar/shared/people/pendaftaran/client'
import { http } from '../../access/http.ts'

export const pendaftaranImporClient = createImporClient<ListPendaftaranQuery>(http, 'pendaftaran')
