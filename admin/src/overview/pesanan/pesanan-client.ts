import { createPesananClient } from '@safar/shared/overview/pesanan/pesanan-client'
import { http } from '../../access/http.ts'

export const pesananClient = createPesananClient(http)
