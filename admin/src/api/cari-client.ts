import { createCariClient } from '@safar/shared/temuan/client'
import { http } from './http.ts'

export const cariClient = createCariClient(http)
