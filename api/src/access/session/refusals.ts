import type { Perlu } from '@safar/shared/access/session/faktor'
import { LOGIN_WRONG_MESSAGE, SESSION_ENDED_MESSAGE } from '@safar/shared/access/session/session-schema'
import { HttpError } from '../../platform/http/errors.ts'

export const wrongLogin = () => new HttpError(401, LOGIN_WRONG_MESSAGE)
export const notSignedIn = () =>
  new HttpError(401, SESSION_ENDED_MESSAGE, {}, { 'www-authenticate': 'Bearer' })
/** Makes the error for a call that needs `perlu` as well. */
export const needs = (status: 401 | 403, message: string, perlu: Perlu, body: Record<string, unknown> = {}) =>
  new HttpError(status, message, { perlu, ...body })
