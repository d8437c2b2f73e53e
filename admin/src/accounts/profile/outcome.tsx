import { Text } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import { TryAgainIn } from '../../platform/ui/try-again-in.tsx'
import { unreachableText } from '../../platform/ui/unreachable.ts'

interface Props {
  isSuccess: boolean
  /** The error that saving failed with, or null. */
  error: Error | null
}

/** Renders the result of saving in the specification's words, with what can be done about a failure. */
export function Outcome({ isSuccess, error }: Props) {
  const { status, retryAfter = null } = error instanceof ApiError ? error : {}
  return (
    <div role="status">
      {isSuccess && (
        <Text c="var(--e700)" fw={640}>
          Data berhasil diupdate
        </Text>
      )}
      {error && (
        <Text c="var(--red)" fw={640}>
          Data gagal diupdate
        </Text>
      )}
      {status === 0 && <Text size="sm">{unreachableText()}</Text>}
      {retryAfter !== null && (
        <Text size="sm" pos="relative">
          <TryAgainIn seconds={retryAfter} />
        </Text>
      )}
    </div>
  )
}
