import { Button, Group, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { FullScreen } from './full-screen.tsx'

/** What is left of a page that failed to render; the error goes to the console. */
export function RenderFailure() {
  const error = useRouteError()
  useEffect(() => {
    document.title = 'Terjadi kesalahan | Safar'
    console.error(error)
  }, [error])
  return (
    <FullScreen>
      <Title order={1} size="h3">
        Something went wrong. Please try again later.
      </Title>
      <Group>
        <Button onClick={() => window.location.reload()}>Muat ulang</Button>
        <Button component="a" href="/admin/dashboard" variant="default">
          Ke Dashboard
        </Button>
      </Group>
    </FullScreen>
  )
}
