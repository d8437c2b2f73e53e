import { createKotakKeluarClient } from '@safar/shared/kotak-keluar/client'
import { http } from './http.ts'

export const kotakKeluarClient = createKotakKeluarClient(http)
