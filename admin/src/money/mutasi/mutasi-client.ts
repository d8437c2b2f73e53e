import { createMutasiClient } from '@safar/shared/money/mutasi/mutasi-client'
import { http } from '../../access/http.ts'

export const mutasiClient = createMutasiClient(http)
