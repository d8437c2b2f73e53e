import { Button, Group } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '../ui/lazy-part.ts'
import { Notices } from '../ui/notices.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { sentence } from '../ui/sentence.ts'
import { useFromList } from './from-list.ts'
import { List } from './list.tsx'
import classes from './list-page.module.css'
import type { ListRecord, ListShape } from './shape.ts'
import type { Deleted } from './trash.ts'
import { UndoNotice } from './undo-notice.tsx'

const SampahDrawer = lazyPart(async () => ({ default: (await import('./sampah-drawer.tsx')).SampahDrawer }))

const NO_ROWS: never[] = []

interface Props<Row extends ListRecord> {
  shape: ListShape<Row>
  /** The tab's title; the page is headed by it as well, unless there is a heading. */
  title: string
  heading?: string
  lead: string
  /** All of them, in their own order; nothing as long as nothing is known. */
  rows: readonly Row[] | undefined
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>
  /** What else can be done with the list as a whole. */
  actions?: ReactNode
  /** What else this page says of what was just done. */
  notices?: ReactNode
}

/** The page of a noun: its list, the way to a new one, the trash, and the way back after a deletion. */
export function ListPage<Row extends ListRecord>({
  shape,
  rows = NO_ROWS,
  query,
  actions,
  notices,
  ...head
}: Props<Row>) {
  const [isTrashOpen, setTrashOpen] = useState(false)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const fromList = useFromList()
  return (
    <>
      <PageTitle
        {...head}
        action={
          <Group gap={10} className={classes.actions ?? ''}>
            {actions}
            <Button
              variant="subtle"
              c="var(--muted)"
              size="md"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setTrashOpen(true)}
            >
              Sampah
            </Button>
            <Button
              component={Link}
              to={shape.addPath}
              state={fromList}
              size="md"
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              Tambah {sentence(shape.word)}
            </Button>
          </Group>
        }
      />
      <List
        shape={shape}
        rows={rows}
        isLoading={query.isPending}
        isFailed={query.isError}
        onRetry={() => void query.refetch()}
        onDeleted={setDeleted}
      />
      <Notices>
        {notices}
        <UndoNotice shape={shape} record={deleted} onClose={() => setDeleted(null)} />
      </Notices>
      <Suspense fallback={null}>
        {isTrashOpen && (
          <SampahDrawer
            shape={shape}
            onClose={() => setTrashOpen(false)}
            onRestored={(id) => setDeleted((record) => (record?.id === id ? null : record))}
          />
        )}
      </Suspense>
    </>
  )
}
