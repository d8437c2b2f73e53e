import { Button, Group } from '@mantine/core'
import { IconListCheck, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { Notices } from '../../platform/ui/notices.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { sentence } from '../../platform/ui/sentence.ts'
import { useFromList } from './from-list.ts'
import { List } from './list.tsx'
import classes from './list-page.module.css'
import { PickBar } from './pick-bar.tsx'
import { PICK_PART, usePickEscape, usePicking, useRemembered } from './picking.ts'
import type { ListRecord, ListShape } from './shape.ts'
import type { ListSource } from './source.ts'
import type { Deleted } from './trash.ts'
import { UndoNotice } from './undo-notice.tsx'
import type { RowsLeft } from './use-shown-rows.ts'

const SampahDrawer = lazyPart(async () => ({ default: (await import('./sampah-drawer.tsx')).SampahDrawer }))

const NO_ROWS: never[] = []
const NOTHING = { rows: NO_ROWS, total: 0, all: async () => NO_ROWS }

/** A bulk change of a noun's records. */
export interface ChangeMany<Row extends ListRecord> {
  most: number
  /** Renders the dialog for the picked rows. */
  dialog: (picked: { rows: readonly Row[]; onClose: () => void; onDone: () => void }) => ReactNode
}

interface Props<Row extends ListRecord> {
  shape: ListShape<Row>
  /** The tab's title; the page is headed by it as well, unless there is a heading. */
  title: string
  heading?: string
  lead: string
  source: ListSource<Row>
  /** Further actions on the list as a whole. */
  actions?: ReactNode
  /** Given where rows can be picked and changed at once. */
  many?: ChangeMany<Row>
  /** Further notices of the page. */
  notices?: ReactNode
}

/** Renders the page of a noun: its list, a link that adds a record, the trash, and the undo of a deletion. */
export function ListPage<Row extends ListRecord>({
  shape,
  source,
  actions,
  many,
  notices,
  ...head
}: Props<Row>) {
  const [isTrashOpen, setTrashOpen] = useState(false)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const [left, setLeft] = useState<RowsLeft<Row>>(NOTHING)
  const [isChanging, setChanging] = useState(false)
  const { picking, start, stop } = usePicking()
  const pickButton = useRef<HTMLButtonElement>(null)
  const endPicking = useCallback(() => {
    stop()
    // The focused element goes with the checkboxes.
    pickButton.current?.focus({ preventScroll: true })
  }, [stop])
  usePickEscape(picking !== null, endPicking)
  const fromList = useFromList()
  const isStaff = useMay('staff')
  const { rows } = source
  const isPaged = rows === null
  const { remembered, remember } = useRemembered(isPaged && picking !== null, left.rows)
  // Deleted rows are no longer picked, as far as all rows are known.
  const picked = picking
    ? (isPaged ? remembered : (rows ?? NO_ROWS)).filter(({ id }) => picking.picked.has(id))
    : NO_ROWS
  const shown = new Set(picking ? left.rows.map(({ id }) => id) : [])
  const hidden = isPaged ? 0 : picked.filter(({ id }) => !shown.has(id)).length
  return (
    <>
      <PageTitle
        {...head}
        action={
          <Group gap={10} className={classes.actions ?? ''}>
            {isStaff && many && (
              <Button
                {...PICK_PART}
                ref={pickButton}
                variant={picking ? 'light' : 'subtle'}
                {...(!picking && { c: 'var(--muted)' })}
                size="md"
                leftSection={<IconListCheck size={18} aria-hidden />}
                aria-pressed={picking !== null}
                onClick={picking ? stop : start}
              >
                Pilih
              </Button>
            )}
            {isStaff && actions}
            {isStaff && (
              <>
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
              </>
            )}
          </Group>
        }
      />
      <List
        shape={shape}
        source={source}
        onDeleted={setDeleted}
        picking={picking}
        {...(picking && { onLeft: setLeft })}
      />
      <Notices>
        {isStaff && notices}
        <UndoNotice shape={shape} record={deleted} onClose={() => setDeleted(null)} />
        {many && picking && (
          <PickBar
            word={shape.word}
            count={picked.length}
            left={left.total}
            hidden={hidden}
            isAll={picked.length >= left.total && left.rows.every(({ id }) => picking.picked.has(id))}
            isWhole={!isPaged}
            most={many.most}
            onPickAll={async () => {
              const all = await left.all()
              if (isPaged) remember(all)
              picking.pick(
                all.map(({ id }) => id),
                true,
              )
            }}
            onChange={() => setChanging(true)}
            onClose={endPicking}
          />
        )}
      </Notices>
      <Suspense fallback={null}>
        {isChanging &&
          many?.dialog({
            rows: picked,
            onClose: () => setChanging(false),
            onDone: () => {
              setChanging(false)
              stop()
            },
          })}
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
