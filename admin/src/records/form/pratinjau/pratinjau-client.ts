import { createPratinjauClient } from '@safar/shared/records/noun/pratinjau-client'
import { http } from '../../../access/http.ts'

export const pratinjauClient = createPratinjauClient(http)
