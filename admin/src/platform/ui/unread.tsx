import { Text } from '@mantine/core'
import { Retry } from './retry.tsx'

interface Props {
  /** The words while it is read: "Memuat catatan…". */
  words: string
  isPending: boolean
  isError: boolean
  onRetry: () => void
}

/** Renders what stands in a part of a page until it is read: words while it loads, another try after a failure. */
export function Unread({ words, isPending, isError, onRetry }: Props) {
  return (
    <>
      {isPending && (
        <Text role="status" c="dimmed">
          {words}
        </Text>
      )}
      {isError && <Retry onRetry={onRetry} />}
    </>
  )
}
