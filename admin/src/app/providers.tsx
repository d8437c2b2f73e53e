import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from './theme.ts'

interface Props {
  queryClient: QueryClient
  children: ReactNode
}

export function Providers({ queryClient, children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme="light">
        {children}
      </MantineProvider>
    </QueryClientProvider>
  )
}
