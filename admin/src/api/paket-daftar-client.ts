import { createDaftarClient } from '@safar/shared/noun/daftar-client'
import { PAKET } from '@safar/shared/paket/fields'
import { http } from './http.ts'

export const paketDaftarClient = createDaftarClient(http, PAKET)
