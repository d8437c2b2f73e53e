import { Button, Group, Text } from '@mantine/core'

/** A list that could not be read stays empty and quiet, with a way to try again. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Group role="status" px={20} pb={16}>
      <Text c="dimmed">Daftar belum dapat dimuat.</Text>
      <Button variant="default" size="compact-md" onClick={onRetry}>
        Coba lagi
      </Button>
    </Group>
  )
}
