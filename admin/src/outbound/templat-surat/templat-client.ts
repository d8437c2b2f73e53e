import { createTemplatClient } from '@safar/shared/outbound/templat-surat/templat-surat-client'
import { http } from '../../access/http.ts'

export const templatClient = createTemplatClient(http)
