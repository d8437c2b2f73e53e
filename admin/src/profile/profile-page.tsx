import { Card, Text } from '@mantine/core'
import { useSession } from '../session/session-store.ts'
import { PageTitle } from '../ui/page-title.tsx'

export function Component() {
  const user = useSession((state) => state.userInfo?.user)
  return (
    <>
      <PageTitle title="Profil" />
      <Card withBorder radius={14} p="xl">
        <Text fw={680}>{user?.nama || user?.email}</Text>
        <Text c="dimmed">{user?.email}</Text>
      </Card>
    </>
  )
}
