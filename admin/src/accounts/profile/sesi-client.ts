import { createSesiClient } from '@safar/shared/access/session/sesi'
import { http } from '../../access/http.ts'

export const sesiClient = createSesiClient(http)
