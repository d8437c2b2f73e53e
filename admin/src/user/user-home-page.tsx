import { Card, Text } from '@mantine/core'
import { PageTitle } from '../ui/page-title.tsx'

export function Component() {
  return (
    <>
      <PageTitle title="Home" />
      <Card withBorder radius={14} p="xl">
        <Text>Selamat datang.</Text>
      </Card>
    </>
  )
}
