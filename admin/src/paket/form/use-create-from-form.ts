import { type Paket, paketInputSchema } from '@safar/shared/paket/schema'
import { paketClient } from '../../app/api.ts'
import { useInvalidatePaketBesideForm } from '../paket.queries.ts'
import { toInput } from './input.ts'
import type { PaketFormValues } from './values.ts'

/** Adds what is in the form as a new package. */
export function useCreateFromForm(): (values: PaketFormValues) => Promise<Paket> {
  const invalidate = useInvalidatePaketBesideForm()
  return async (values) => {
    const paket = await paketClient.create(paketInputSchema.parse(toInput(values).input))
    void invalidate()
    return paket
  }
}
