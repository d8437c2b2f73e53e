import { createTokenClient } from '@safar/shared/access/token/token-client'
import { http } from '../../access/http.ts'

export const tokenClient = createTokenClient(http)
