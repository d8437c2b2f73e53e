import { createMassalClient } from '@safar/shared/content/paket/massal-client'
import { http } from '../../../access/http.ts'

export const massalClient = createMassalClient(http)
