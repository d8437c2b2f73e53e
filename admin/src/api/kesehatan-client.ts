import { createKesehatanClient } from '@safar/shared/kesehatan/client'
import { http } from './http.ts'

export const kesehatanClient = createKesehatanClient(http)
