import { type Paket, paketInputSchema } from '@safar/shared/paket/schema'
import { useQueryClient } from '@tanstack/react-query'
import { paketClient } from '../../app/api.ts'
import { paketQueries } from '../paket.queries.ts'
import { toInput } from './input.ts'
import type { PaketFormValues } from './values.ts'

/** Adds what is in the form as a new package. A form that is open is not read anew under the person. */
export function useCreateFromForm(): (values: PaketFormValues) => Promise<Paket> {
  const queryClient = useQueryClient()
  return async (values) => {
    const paket = await paketClient.create(paketInputSchema.parse(toInput(values).input))
    void queryClient.invalidateQueries({
      queryKey: paketQueries.all(),
      predicate: ({ queryKey }) => !queryKey.includes('edit'),
    })
    return paket
  }
}
