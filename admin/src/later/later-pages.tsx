import { Card, Text } from '@mantine/core'
import { PageTitle } from '../ui/page-title.tsx'

function page(title: string) {
  function Component() {
    return (
      <>
        <PageTitle title={title} />
        <Card withBorder radius={14} p="xl">
          <Text>Bagian ini belum tersedia. Kami menyiapkannya untuk versi berikutnya.</Text>
        </Card>
      </>
    )
  }
  return { Component }
}

export const services = page('Services')
export const manifest = page('Manifest')
export const articles = page('Articles')
