import { kehendak } from '@safar/shared/outbound/kotak-keluar/whatsapp'
import { z } from 'zod'
import { transact } from '../../access/session/context.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { noteDeliveryNews } from '../kotak-keluar/kotak-keluar.repository.ts'
import { resumeMailTo, stopMailTo } from '../kotak-keluar/stopped-addresses.ts'

/** The largest number of entries in one call of the service: it sends a few, and repeats what is beyond. */
const MOST = 1_000

const many = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.slice(0, MOST).flatMap((each) => {
        const parsed = schema.safeParse(each)
        return parsed.success ? [parsed.data] : []
      }),
    )

const statusSchema = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  errors: many(z.object({ code: z.number() })).optional(),
})
const messageSchema = z.object({
  from: z.string().regex(/^\d{8,15}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
})
const changeSchema = z.object({
  value: z.object({ statuses: many(statusSchema).optional(), messages: many(messageSchema).optional() }),
})

/** The body of the service's reports: on messages that left, and on what people wrote. Unknown fields are ignored. */
export const kabarSchema = z.object({ entry: many(z.object({ changes: many(changeSchema) })) })
type Kabar = z.infer<typeof kabarSchema>

/**
 * Records delivery reports, and replies such as STOP. Other replies are not stored: staff read them in WhatsApp itself.
 */
export async function receiveNews(deps: Pick<AppDeps, 'database' | 'now'>, { entry }: Kabar): Promise<void> {
  const values = entry.flatMap(({ changes }) => changes.map(({ value }) => value)).slice(0, MOST)
  for (const { statuses = [], messages = [] } of values) {
    for (const { id, status, errors } of statuses) {
      await noteDeliveryNews(deps.database.db, id, status, errors?.[0]?.code, deps.now())
    }
    for (const { from, text, button } of messages) {
      const wish = kehendak(text?.body ?? button?.text ?? '')
      if (wish === null) continue
      await transact(deps, null, async (context) =>
        wish === 'berhenti'
          ? void (await stopMailTo(context, from, ''))
          : void (await resumeMailTo(context.trx, from)),
      )
    }
  }
}
