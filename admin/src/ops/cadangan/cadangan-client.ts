import { createCadanganClient } from '@safar/shared/ops/cadangan/client'
import { http } from '../../access/http.ts'

export const cadanganClient = createCadanganClient(http)
