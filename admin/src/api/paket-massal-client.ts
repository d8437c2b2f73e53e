import { createMassalClient } from '@safar/shared/paket/massal-client'
import { http } from './http.ts'

export const massalClient = createMassalClient(http)
