import { createAktivitasClient } from '@safar/shared/aktivitas/client'
import { http } from './http.ts'

export const aktivitasClient = createAktivitasClient(http)
