import { z } from 'zod'
import { bySchema, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import {
  type KirimanHook,
  type KirimanHookPage,
  kirimanHookPageSchema,
  kirimanHookSchema,
  type Webhook,
  type WebhookChange,
  type WebhookCreate,
  type WebhookRahasia,
  webhookRahasiaSchema,
  webhookSchema,
} from './webhook-schema.ts'

/** Creates the client of webhooks (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createWebhookClient(http: Http) {
  const at = (id: number, rest = '') => `api/webhook/${id}${rest}`
  return {
    /** Lists all webhooks, oldest first. */
    async list({ signal }: { signal?: AbortSignal } = {}): Promise<Webhook[]> {
      return callFor(dataOf(z.array(webhookSchema)), () =>
        http.get('api/webhook', { ...(signal && { signal }) }),
      )
    },

    /** Adds one; the answer says its secret, once. */
    async create(input: WebhookCreate): Promise<WebhookRahasia> {
      return callFor(dataOf(webhookRahasiaSchema), () => http.post('api/webhook', { json: input }))
    },

    /** Changes a webhook, stops it, or starts it again. */
    async change(id: number, ubah: WebhookChange): Promise<Webhook> {
      return callFor(dataOf(webhookSchema), () => http.patch(at(id), { json: ubah }))
    },

    /** Removes one with its deliveries. */
    async remove(id: number): Promise<void> {
      await callJson(() => http.delete(at(id)))
    },

    /** Gives a webhook a new secret; only this answer has it. */
    async replaceSecret(id: number): Promise<WebhookRahasia> {
      return callFor(dataOf(webhookRahasiaSchema), () => http.post(at(id, '/rahasia')))
    },

    /** Sends a trial delivery. */
    async sendTest(id: number): Promise<KirimanHook> {
      return callFor(dataOf(kirimanHookSchema), () => http.post(at(id, '/uji')))
    },

    /** Fetches one page of a webhook's deliveries, newest first. */
    async kiriman(
      id: number,
      { page, signal }: { page: number; signal?: AbortSignal },
    ): Promise<KirimanHookPage> {
      return callFor(bySchema(kirimanHookPageSchema), () =>
        http.get(at(id, '/kiriman'), { searchParams: { page }, ...(signal && { signal }) }),
      )
    },

    /** Schedules a delivery for now, also one that arrived. */
    async retry(id: number, kiriman: number): Promise<KirimanHook> {
      return callFor(dataOf(kirimanHookSchema), () => http.post(at(id, `/kiriman/${kiriman}/ulang`)))
    },
  }
}
