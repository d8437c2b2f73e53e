import { Card, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** A section that the specification only names: heading and loading indicator, then plain words. */
export function Later({ title, children }: { title: string; children: string }) {
  const [isOpened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  return (
    <>
      <PageTitle title={title} />
      {isOpened ? (
        <Card padding="xl">
          <Text fw={660}>Bagian ini belum tersedia.</Text>
          <Text c="dimmed" mt={4} maw={560}>
            {children}
          </Text>
        </Card>
      ) : (
        <Loading />
      )}
    </>
  )
}
