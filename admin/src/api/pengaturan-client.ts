import { createPengaturanClient } from '@safar/shared/pengaturan/client'
import { http } from './http.ts'

export const pengaturanClient = createPengaturanClient(http)
