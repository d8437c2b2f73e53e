import { createAktivitasClient } from '@safar/shared/accounts/aktivitas/aktivitas-client'
import { http } from '../../access/http.ts'

export const aktivitasClient = createAktivitasClient(http)
