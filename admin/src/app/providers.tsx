import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { OwnPagesContext } from '../records/form/naskah/sources.ts'
import { cssVariablesResolver, theme } from './theme.ts'

interface Props {
  queryClient: QueryClient
  children: ReactNode
}

export function Providers({ queryClient, children }: Props) {
  // Loaded by the dialog of a link, and not before.
  const [loadPages] = useState(() => async () => (await import('./own-pages.ts')).ownPages(queryClient))
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme="light">
        <OwnPagesContext value={loadPages}>{children}</OwnPagesContext>
      </MantineProvider>
    </QueryClientProvider>
  )
}
