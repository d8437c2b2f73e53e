import { createKotakKeluarClient } from '@safar/shared/outbound/kotak-keluar/kotak-keluar-client'
import { http } from '../../access/http.ts'

export const kotakKeluarClient = createKotakKeluarClient(http)
