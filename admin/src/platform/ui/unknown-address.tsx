import { Button, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { FullScreen } from './full-screen.tsx'
import { useTitle } from './use-title.ts'

export function UnknownAddress() {
  useTitle('Tidak ditemukan')
  return (
    <main>
      <FullScreen>
        <Title order={1} size="h3">
          Unexpected Application Error!
        </Title>
        <Text>Halaman ini tidak ada. Mungkin alamatnya salah tulis.</Text>
        <Button component={Link} to={paths.dashboard}>
          Ke Dashboard
        </Button>
      </FullScreen>
    </main>
  )
}
