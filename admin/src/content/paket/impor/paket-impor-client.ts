import { createImportClient } from '@safar/shared/content/paket/import-client'
import { http } from '../../../access/http.ts'

export const imporClient = createImportClient(http)
