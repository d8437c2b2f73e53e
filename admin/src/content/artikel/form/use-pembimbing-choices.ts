import { useQuery } from '@tanstack/react-query'
import type { Choice } from '../../../records/list/shape.ts'
import { pembimbingQuery } from '../../pembimbing/pembimbing.queries.ts'

const NONE: readonly Choice[] = []

/** Guides by id, those first who stand first on the site; none while they are not known. */
export function usePembimbingChoices(): readonly Choice[] {
  const { data } = useQuery({
    ...pembimbingQuery(),
    select: (list) => list.map(({ id, nama }) => ({ value: String(id), label: nama })),
  })
  return data ?? NONE
}
