import { createPosterClient } from '@safar/shared/keberangkatan/poster-client'
import { http } from './http.ts'

export const posterClient = createPosterClient(http)
