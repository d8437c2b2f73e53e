import { Text } from '@mantine/core'
import type { FormValues } from '@safar/shared/records/noun/values'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Stored } from '../calls.ts'
import { recordQueries } from '../record.queries.ts'
import type { FormShape } from '../shape.ts'
import { Changes } from './changes.tsx'
import { recordChanges } from './compare.ts'

interface ComparedProps<R extends Stored> {
  shape: FormShape<FormValues, R>
  id: number
  /** Ids of two revisions. */
  from: number
  to: number
  before: string
  after: string
  /** Rendered below the comparison. */
  children?: ReactNode
}

/** Renders the differences between two revisions, fetched on demand. */
export function Compared<R extends Stored>({
  shape,
  id,
  from,
  to,
  before,
  after,
  children,
}: ComparedProps<R>) {
  const first = useQuery(recordQueries.version(shape, id, from))
  const second = useQuery(recordQueries.version(shape, id, to))
  if (first.data && second.data) {
    return (
      <>
        <Changes changes={recordChanges(shape, first.data, second.data)} before={before} after={after} />
        {children}
      </>
    )
  }
  if (first.isError || second.isError) {
    return (
      <Text size="sm" role="alert" mt="xs">
        Versi ini tidak dapat dimuat.
      </Text>
    )
  }
  return (
    <Text size="sm" c="var(--muted)" role="status" mt="xs">
      Memuat…
    </Text>
  )
}
