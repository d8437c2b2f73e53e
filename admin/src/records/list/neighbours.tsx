import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import classes from './neighbours.module.css'
import { useKeysOn, useLetterKeys } from './row-keys.ts'

/** A row that a page leads on to. */
export interface NeighbourRow {
  id: number
  nama: string
}

interface Props {
  id: number
  /** The name of the links together: "Pemesanan lain di daftar". */
  label: string
  rows: readonly NeighbourRow[]
  pathOf: (id: number) => string
  /** True if J and K lead on as well; false where a list beside the page has these keys. */
  hasKeys?: boolean
}

/** Renders links to the previous and next record of the list that the address names. */
export function Neighbours({ id, label, rows, pathOf, hasKeys = false }: Props) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [isKeys] = useKeysOn()
  const at = rows.findIndex((row) => row.id === id)
  const [before, after] = at < 0 ? [] : [rows[at - 1], rows[at + 1]]
  const acts = useMemo(() => {
    const goTo = (row?: NeighbourRow) => row && (() => void navigate({ pathname: pathOf(row.id), search }))
    return { j: goTo(after), k: goTo(before) }
  }, [after, before, navigate, pathOf, search])
  useLetterKeys(acts, hasKeys && isKeys)
  if (!before && !after) return null
  const hint = (letter: string, row: NeighbourRow) =>
    hasKeys && isKeys ? { title: `${row.nama} (${letter})`, 'aria-keyshortcuts': letter } : {}
  return (
    <nav className={classes.neighbours} aria-label={label}>
      {before && (
        <Button
          component={Link}
          to={{ pathname: pathOf(before.id), search }}
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden />}
          aria-label={`Sebelumnya: ${before.nama}`}
          {...hint('K', before)}
        >
          Sebelumnya
        </Button>
      )}
      {after && (
        <Button
          component={Link}
          to={{ pathname: pathOf(after.id), search }}
          variant="default"
          rightSection={<IconChevronRight size={18} aria-hidden />}
          aria-label={`Berikutnya: ${after.nama}`}
          {...hint('J', after)}
        >
          Berikutnya
        </Button>
      )}
    </nav>
  )
}

const NO_ROWS: readonly NeighbourRow[] = []

/**
 * Returns the rows of a list as they were when it was left: a record that was worked on leaves a list of those that
 * wait, and the links must stay. `rows` are undefined until they are read; `list` is the query of the list's address.
 */
export function useRowsAsLeft(
  list: string,
  rows: readonly NeighbourRow[] | undefined,
): readonly NeighbourRow[] {
  const [left, setLeft] = useState<{ list: string; rows: readonly NeighbourRow[] } | null>(null)
  const isNew = left?.list !== list && rows !== undefined
  useEffect(() => {
    if (isNew && rows) setLeft({ list, rows })
  }, [isNew, list, rows])
  return left?.list === list ? left.rows : NO_ROWS
}
