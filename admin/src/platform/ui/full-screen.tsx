import { Center, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

/** Renders one message in the middle of an otherwise empty screen. */
export function FullScreen({ children }: { children: ReactNode }) {
  return (
    <Center mih="70dvh" p="lg">
      <Stack align="center" gap="md" maw={520} ta="center">
        <Logo wordmark="/logo/safar-mark.svg" width={56} height={64} />
        {children}
      </Stack>
    </Center>
  )
}
