import { createImporClient } from '@safar/shared/content/paket/impor-client'
import { http } from '../../../access/http.ts'

export const imporClient = createImporClient(http)
