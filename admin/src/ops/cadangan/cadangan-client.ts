import { createCadanganClient } from '@safar/shared/ops/cadangan/cadangan-client'
import { http } from '../../access/http.ts'

export const cadanganClient = createCadanganClient(http)
