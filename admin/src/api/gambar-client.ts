import { createGambarClient } from '@safar/shared/gambar/client'
import { http } from './http.ts'

export const gambarClient = createGambarClient(http)
