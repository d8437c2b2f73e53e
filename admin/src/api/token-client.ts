import { createTokenClient } from '@safar/shared/token/client'
import { http } from './http.ts'

export const tokenClient = createTokenClient(http)
