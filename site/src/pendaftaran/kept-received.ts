import { receiptSchema } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { z } from 'zod'
import { type Received, withoutPerson } from './received.ts'

/*
 * A phone drops a page while its owner is in WhatsApp. The tab that sent a registration shows its code again when it
 * comes back; who sent it is not kept there.
 */
const KEY = 'safar.pendaftaran.terima'

const receivedSchema = z.object({
  terima: receiptSchema,
  langkah: z.array(z.string()),
  adaEmail: z.boolean(),
})

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Stores the receipt in the tab; false where it cannot. */
export function keepReceived(store: () => Store, received: Received, hours: string): boolean {
  try {
    store().setItem(KEY, JSON.stringify(withoutPerson(received, hours)))
    return true
  } catch {
    return false
  }
}

/** Reads the last receipt of this tab; null without one, and for another script's text. */
export function readReceived(store: () => Store): Received | null {
  try {
    return receivedSchema.safeParse(JSON.parse(store().getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
