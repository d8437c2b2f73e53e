import { createGambarClient } from '@safar/shared/files/gambar/gambar-client'
import { http } from '../../access/http.ts'

export const gambarClient = createGambarClient(http)
