import { createPosterClient } from '@safar/shared/content/keberangkatan/poster-client'
import { http } from '../../access/http.ts'

export const posterClient = createPosterClient(http)
