import { Button } from '@mantine/core'
import { IconPlugConnectedX, IconPlus, IconZoomExclamation } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/empty.tsx'
import type { ListState } from './url-state.ts'

interface Props {
  state: ListState
  onChange: (part: Partial<ListState>) => void
  /** Given where the list could not be read. */
  onRetry?: (() => void) | undefined
}

/** SPEC section 8: the table's words when it is empty, a failure included, with the way on. */
export function NothingFound({ state: { q, tipe, keadaan }, onChange, onRetry }: Props) {
  if (onRetry) {
    return (
      <Empty
        icon={IconPlugConnectedX}
        title="Data not found"
        action={
          <Button variant="default" onClick={onRetry}>
            Coba lagi
          </Button>
        }
      >
        <span role="status">Daftar belum dapat dimuat.</span>
      </Empty>
    )
  }
  const isFiltered = q !== '' || tipe !== null || keadaan !== null
  return (
    <Empty
      icon={IconZoomExclamation}
      title="Data not found"
      action={
        isFiltered ? (
          <Button variant="default" onClick={() => onChange({ q: '', tipe: null, keadaan: null })}>
            Hapus pencarian dan pilihan
          </Button>
        ) : (
          <Button component={Link} to={paths.addPaket} variant="light" leftSection={<IconPlus aria-hidden />}>
            Tambah Paket
          </Button>
        )
      }
    >
      {isFiltered
        ? 'Tidak ada paket yang cocok dengan pencarian dan pilihan ini.'
        : 'Belum ada paket di sini.'}
    </Empty>
  )
}
