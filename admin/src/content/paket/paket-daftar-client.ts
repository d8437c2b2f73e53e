import { PAKET } from '@safar/shared/content/paket/paket-fields'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { http } from '../../access/http.ts'

export const paketDaftarClient = createDaftarClient(http, PAKET)
