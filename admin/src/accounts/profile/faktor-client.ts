import { createFaktorClient } from '@safar/shared/access/session/faktor-client'
import { http } from '../../access/http.ts'

export const faktorClient = createFaktorClient(http)
