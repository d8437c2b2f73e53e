import { createKesiapanClient } from '@safar/shared/trips/kesiapan/kesiapan-client'
import { http } from '../../access/http.ts'

export const kesiapanClient = createKesiapanClient(http)
