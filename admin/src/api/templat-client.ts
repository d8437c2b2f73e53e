import { createTemplatClient } from '@safar/shared/templat-surat/client'
import { http } from './http.ts'

export const templatClient = createTemplatClient(http)
