import { createPengaturanClient } from '@safar/shared/settings/pengaturan/pengaturan-client'
import { http } from '../../access/http.ts'

export const pengaturanClient = createPengaturanClient(http)
