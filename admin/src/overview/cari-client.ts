import { createCariClient } from '@safar/shared/overview/temuan/temuan-client'
import { http } from '../access/http.ts'

export const cariClient = createCariClient(http)
