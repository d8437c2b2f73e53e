import { createCadanganClient } from '@safar/shared/cadangan/client'
import { http } from './http.ts'

export const cadanganClient = createCadanganClient(http)
