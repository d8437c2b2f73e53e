import { ApiError } from '@safar/shared/platform/http/errors'
import type { Pratinjau } from '@safar/shared/records/noun/pratinjau'
import { readValues } from '@safar/shared/records/noun/values'
import { apiHost } from '../../../platform/host.ts'
import { unreachableText } from '../../../platform/ui/unreachable.ts'
import type { FormApi } from '../form-api.ts'
import { pratinjauClient } from './pratinjau-client.ts'

/**
 * Makes a preview of a form's current values.
 * @throws ApiError
 */
export async function makePratinjau(
  { shape, getValues }: FormApi,
  id: number | undefined,
): Promise<Pratinjau> {
  const { name, fields } = shape.noun
  const made = await pratinjauClient.make({ jenis: name, id, data: readValues(fields, getValues()) })
  // The preview is at the origin of the API, whatever address the site is to have.
  const { href } = new URL(new URL(made.url).pathname, apiHost || window.location.origin)
  return { ...made, url: href }
}

/** Returns the text of a preview's error. */
export function pratinjauProblem(error: unknown): string {
  return error instanceof ApiError && error.status > 0 ? error.message : unreachableText()
}

/**
 * Shows the preview in a tab opened for it, which is closed if there is none. Resolves to the error's text, or null.
 */
export async function showInTab(form: FormApi, id: number | undefined, tab: Window): Promise<string | null> {
  try {
    const { url } = await makePratinjau(form, id)
    tab.opener = null
    tab.location.replace(url)
    return null
  } catch (error) {
    tab.close()
    return pratinjauProblem(error)
  }
}
