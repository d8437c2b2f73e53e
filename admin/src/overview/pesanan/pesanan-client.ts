import { createPesananClient } from '@safar/shared/overview/pesanan/pesanan-client'
import { PESANAN_READERS } from '@safar/shared/overview/pesanan/pesanan-readers'
import { http } from '../../access/http.ts'

export const pesananClient = createPesananClient(http, PESANAN_READERS)
