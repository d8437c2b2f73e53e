import { createImporClient } from '@safar/shared/paket/impor-client'
import { http } from './http.ts'

export const imporClient = createImporClient(http)
