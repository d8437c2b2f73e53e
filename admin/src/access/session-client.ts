import { createSessionClient } from '@safar/shared/access/session/session-client'
import { http } from './http.ts'

/** The session's client stands apart from the other clients, so that the login page loads none of them. */
export const sessionClient = createSessionClient(http)
