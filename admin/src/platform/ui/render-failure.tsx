import { Button, Group, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { paths } from '../paths.ts'
import { FullScreen } from './full-screen.tsx'
import { useTitle } from './use-title.ts'

/** Renders the fallback of a page that failed to render; the error goes to the console. */
export function RenderFailure() {
  const error = useRouteError()
  useTitle('Terjadi kesalahan')
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <FullScreen>
      <Title order={1} size="h3">
        Something went wrong. Please try again later.
      </Title>
      <Group>
        <Button onClick={() => window.location.reload()}>Muat ulang</Button>
        <Button component="a" href={paths.dashboard} variant="default">
          Ke Dashboard
        </Button>
      </Group>
    </FullScreen>
  )
}
