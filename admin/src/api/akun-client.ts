import { createAkunClient } from '@safar/shared/akun/client'
import { http } from './http.ts'

export const akunClient = createAkunClient(http)
