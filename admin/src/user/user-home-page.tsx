import { Button, Card, Group, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { useSession } from '../session/session-store.ts'
import { PageTitle } from '../ui/page-title.tsx'

export function Component() {
  const nama = useSession((state) => state.userInfo?.user.nama)
  return (
    <>
      <PageTitle title="Home" heading={nama ? `Selamat datang, ${nama}` : 'Selamat datang'} />
      <Card padding="xl" maw={720}>
        <Text>Di sini Anda melihat pendaftaran Anda dan sampai di mana prosesnya.</Text>
        <Group mt="lg">
          <Button component={Link} to={`${paths.userLanding}?row=10`} size="md">
            Pendaftaran Saya
          </Button>
          <Button component="a" href="/paket" variant="default" size="md">
            Lihat semua paket
          </Button>
        </Group>
      </Card>
    </>
  )
}
