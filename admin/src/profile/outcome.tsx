import { Text } from '@mantine/core'

interface Props {
  isSuccess: boolean
  isError: boolean
}

/** How saving went, in the specification's words. */
export function Outcome({ isSuccess, isError }: Props) {
  return (
    <div role="status">
      {isSuccess && (
        <Text c="var(--e700)" fw={640}>
          Data berhasil diupdate
        </Text>
      )}
      {isError && (
        <Text c="var(--red)" fw={640}>
          Data gagal diupdate
        </Text>
      )}
    </div>
  )
}
