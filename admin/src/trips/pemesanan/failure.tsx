import { Anchor } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import { Link } from 'react-router-dom'
import { z } from 'zod'
import { pemesananPath } from '../../platform/paths.ts'
import { saidBy } from '../../platform/ui/said-by.ts'

const clashSchema = z.object({ id: z.number().int(), kode: z.string() })

/** Renders why a call failed; a conflict with another booking leads to it. */
export function Failure({ error }: { error: unknown }) {
  const other =
    error instanceof ApiError && error.status === 409 ? clashSchema.safeParse(error.body).data : undefined
  return (
    <>
      {saidBy(error)}
      {other && (
        <>
          {' '}
          <Anchor component={Link} to={pemesananPath(other.id)} c="inherit" underline="always">
            Buka {other.kode}
          </Anchor>
        </>
      )}
    </>
  )
}
