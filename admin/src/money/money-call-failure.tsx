import { Text } from '@mantine/core'
import { Failure } from '../trips/pemesanan/failure.tsx'

/** Renders why a call about money failed; nothing where it did not. */
export function MoneyCallFailure({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <Text c="var(--red)" role="alert">
      <Failure error={error} />
    </Text>
  )
}
