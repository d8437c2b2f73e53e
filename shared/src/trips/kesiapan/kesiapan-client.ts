import { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { type Kesiapan, kesiapanSchema } from './readiness-schema.ts'
import { type RuleTouch, type RuleTouchInput, ruleTouchSchema } from './rule-touch-schema.ts'

const readAll = dataOf(z.array(kesiapanSchema))
const readTouch = dataOf(ruleTouchSchema)

/**
 * Creates the client of readiness (staff; rules are for admins). Calls throw `ApiError`, or an AbortError when aborted;
 * nothing else.
 */
export function createKesiapanClient(http: Http) {
  return {
    /** Fetches how ready each participant of a booking is for its journey. */
    async ofBooking(id: number | string, signal?: AbortSignal): Promise<Kesiapan[]> {
      return callFor(readAll, () =>
        http.get(`api/pemesanan/${encodePart(id)}/kesiapan`, signal ? { signal } : {}),
      )
    },

    /** Asks whom a change of rules would touch; nothing is saved (admin). */
    async touchedBy(rules: RuleTouchInput, signal?: AbortSignal): Promise<RuleTouch> {
      return callFor(readTouch, () =>
        http.post('api/kesiapan/sentuh', { json: rules, ...(signal && { signal }) }),
      )
    },
  }
}
