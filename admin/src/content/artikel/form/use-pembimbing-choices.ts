import { useQuery } from '@tanstack/react-query'
import type { Choice } from '../../../records/list/shape.ts'
import { pembimbingQuery } from '../../pembimbing/pembimbing.queries.ts'

const NONE: readonly Choice[] = []

/** Returns guides as choices by id, in the site's order; empty until they are read. */
export function usePembimbingChoices(): readonly Choice[] {
  const { data } = useQuery({
    ...pembimbingQuery(),
    select: (list) => list.map(({ id, nama }) => ({ value: String(id), label: nama })),
  })
  return data ?? NONE
}
