import { createPratinjauClient } from '@safar/shared/pratinjau/client'
import { http } from './http.ts'

export const pratinjauClient = createPratinjauClient(http)
