import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { readListState } from '../../../records/list/url-state.ts'
import { pendaftaranQueries } from '../pendaftaran.queries.ts'
import { PENDAFTARAN_LIST, wantedOf } from '../pendaftaran-address.ts'
import classes from './rinci.module.css'
import { rinciPath } from './rinci-path.ts'

interface Row {
  id: number
  nama: string
}

/** Renders links to the previous and next registration, in the page of the list that the address names. */
export function Tetangga({ id }: { id: number }) {
  const { search } = useLocation()
  const rows = useLeftRows(search)
  const at = rows.findIndex((row) => row.id === id)
  const [before, after] = [rows[at - 1], rows[at + 1]]
  if (at < 0 || (!before && !after)) return null
  return (
    <nav className={classes.tetangga} aria-label="Pendaftaran lain di daftar">
      {before && (
        <Button
          component={Link}
          to={{ pathname: rinciPath(before.id), search }}
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden />}
          aria-label={`Sebelumnya: ${before.nama}`}
        >
          Sebelumnya
        </Button>
      )}
      {after && (
        <Button
          component={Link}
          to={{ pathname: rinciPath(after.id), search }}
          variant="default"
          rightSection={<IconChevronRight size={18} aria-hidden />}
          aria-label={`Berikutnya: ${after.nama}`}
        >
          Berikutnya
        </Button>
      )}
    </nav>
  )
}

const NO_ROWS: readonly Row[] = []

/**
 * Returns the rows as they were when their list was left: a registration that was contacted leaves a list of those due,
 * and the links must stay.
 */
function useLeftRows(daftar: string): readonly Row[] {
  const list = readListState(new URLSearchParams(daftar), PENDAFTARAN_LIST)
  const { pageIndex, pageSize } = list.pagination
  const asked = { ...wantedOf(list), page: pageIndex + 1, per_page: pageSize }
  const { data, isPlaceholderData } = useQuery(pendaftaranQueries.page(asked))
  const [left, setLeft] = useState<{ daftar: string; rows: readonly Row[] } | null>(null)
  const isNew = left?.daftar !== daftar && data !== undefined && !isPlaceholderData
  useEffect(() => {
    if (isNew) setLeft({ daftar, rows: data.data.map(({ id, nama }) => ({ id, nama })) })
  }, [isNew, daftar, data])
  return left?.daftar === daftar ? left.rows : NO_ROWS
}
