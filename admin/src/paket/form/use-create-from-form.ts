import { type Paket, paketInputSchema } from '@safar/shared/paket/schema'
import { createSendingKey } from '@safar/shared/sending-key'
import { paketClient } from '../../api/clients.ts'
import { useInvalidatePaketBesideForm } from '../paket.queries.ts'
import { toInput } from './input.ts'
import type { PaketFormValues } from './values.ts'

/** Saving again after an answer was lost makes no second package. */
const sending = createSendingKey(() => window.sessionStorage, 'safar-paket-kunci')

/** Adds what is in the form as a new package. */
export function useCreateFromForm(): (values: PaketFormValues) => Promise<Paket> {
  const invalidate = useInvalidatePaketBesideForm()
  return async (values) => {
    const input = paketInputSchema.parse(toInput(values).input)
    const paket = await paketClient.create(input, sending.keyFor(JSON.stringify(input)))
    sending.forget()
    void invalidate()
    return paket
  }
}
