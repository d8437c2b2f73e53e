import { Button, Group, Text } from '@mantine/core'

/** Renders that a list could not be read, with a button that tries again. */
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
