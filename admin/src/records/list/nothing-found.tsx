import { Button } from '@mantine/core'
import { IconPlugConnectedX, IconPlus, IconZoomExclamation } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { Empty } from '../../platform/ui/empty.tsx'
import { sentence } from '../../platform/ui/sentence.ts'
import type { ListRecord, ListShape } from './shape.ts'
import type { ChangeList, ListState } from './url-state.ts'

interface Props {
  shape: Pick<ListShape<ListRecord>, 'word' | 'addPath'>
  state: ListState
  onChange: ChangeList
  /** Given where the list could not be read. */
  onRetry?: (() => void) | undefined
}

/** Renders an empty table or a failed one with the texts of SPEC section 8, and the next action. */
export function NothingFound({ shape: { word, addPath }, state: { q, chosen }, onChange, onRetry }: Props) {
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
  const isFiltered = q !== '' || Object.values(chosen).some(Boolean)
  return (
    <Empty
      icon={IconZoomExclamation}
      title="Data not found"
      action={
        isFiltered ? (
          <Button variant="default" onClick={() => onChange({ q: '', chosen: {} })}>
            Hapus pencarian dan pilihan
          </Button>
        ) : (
          <Button component={Link} to={addPath} variant="light" leftSection={<IconPlus aria-hidden />}>
            Tambah {sentence(word)}
          </Button>
        )
      }
    >
      {isFiltered
        ? `Tidak ada ${word} yang cocok dengan pencarian dan pilihan ini.`
        : `Belum ada ${word} di sini.`}
    </Empty>
  )
}
