import { createJamaahImportClient } from '@safar/shared/people/jamaah/jamaah-import-client'
import { http } from '../../../access/http.ts'

export const jamaahImportClient = createJamaahImportClient(http)
