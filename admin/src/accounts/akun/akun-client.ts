import { createAkunClient } from '@safar/shared/accounts/akun/akun-client'
import { http } from '../../access/http.ts'

export const akunClient = createAkunClient(http)
