import { Button, Card } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Empty } from '../ui/empty.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'

interface Props {
  title: string
  icon: TablerIcon
  children: string
}

/** A section that the specification only names: heading and loading indicator, then plain words. */
export function Later({ title, icon, children }: Props) {
  const [isOpened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  return (
    <>
      <PageTitle title={title} />
      {isOpened ? (
        <Card padding={0}>
          <Empty
            icon={icon}
            title="Bagian ini belum tersedia."
            action={
              <Button component={Link} to={paths.packages} variant="default">
                Ke daftar paket
              </Button>
            }
          >
            {children}
          </Empty>
        </Card>
      ) : (
        <Loading />
      )}
    </>
  )
}
