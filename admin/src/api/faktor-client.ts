import { createFaktorClient } from '@safar/shared/session/faktor-client'
import { http } from './http.ts'

export const faktorClient = createFaktorClient(http)
