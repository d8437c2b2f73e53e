import { Button } from '@mantine/core'
import { IconPlus, IconZoomExclamation } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { Empty } from '../../ui/empty.tsx'
import type { ListState } from './url-state.ts'

interface Props {
  state: ListState
  onChange: (part: Partial<ListState>) => void
}

/** SPEC section 8: the table's words when it is empty, with the way on. */
export function NothingFound({ state: { q, tipe, keadaan }, onChange }: Props) {
  const isFiltered = q !== '' || tipe !== null || keadaan !== null
  return (
    <Empty
      icon={IconZoomExclamation}
      title="Data not found"
      action={
        isFiltered ? (
          <Button variant="default" onClick={() => onChange({ q: '', tipe: null, keadaan: null })}>
            Hapus pencarian dan saringan
          </Button>
        ) : (
          <Button component={Link} to={paths.addPaket} variant="light" leftSection={<IconPlus aria-hidden />}>
            Tambah Paket
          </Button>
        )
      }
    >
      {isFiltered
        ? 'Tidak ada paket yang cocok dengan pencarian dan saringan ini.'
        : 'Belum ada paket di sini.'}
    </Empty>
  )
}
