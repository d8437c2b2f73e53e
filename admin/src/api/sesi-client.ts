import { createSesiClient } from '@safar/shared/session/sesi'
import { http } from './http.ts'

export const sesiClient = createSesiClient(http)
