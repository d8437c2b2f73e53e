import { createKesehatanClient } from '@safar/shared/ops/kesehatan/kesehatan-client'
import { http } from '../../access/http.ts'

export const kesehatanClient = createKesehatanClient(http)
