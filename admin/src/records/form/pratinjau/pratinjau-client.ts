import { createPratinjauClient } from '@safar/shared/publishing/pratinjau/client'
import { http } from '../../../access/http.ts'

export const pratinjauClient = createPratinjauClient(http)
