import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import {
  type GatewayPemesanan,
  gatewaySchema,
  type PesananGateway,
  pesananGatewaySchema,
} from './gateway-schema.ts'

const readAll = dataOf(gatewaySchema)
const readOne = dataOf(pesananGatewaySchema)

/** Creates the client of the payment gateway (office). Calls throw `ApiError`, or an AbortError; nothing else. */
export function createGatewayClient(http: Http) {
  const of = (id: number | string) => `api/pemesanan/${encodePart(id)}/gateway`
  return {
    /** Fetches a booking's orders at the gateway, with what it keeps of each. */
    async get(id: number | string, signal?: AbortSignal): Promise<GatewayPemesanan> {
      return callFor(readAll, () => http.get(of(id), signal ? { signal } : {}))
    },

    /** Opens a payment page for what is open of the oldest bill; one that is open already is given again. */
    async open(id: number | string): Promise<PesananGateway> {
      return callFor(readOne, () => http.post(of(id)))
    },
  }
}
