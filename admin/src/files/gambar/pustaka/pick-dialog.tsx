import { Button, Modal, Text } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { type Gambar, namaGambar } from '@safar/shared/files/gambar/gambar'
import { IconPhoto, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { Empty } from '../../../platform/ui/empty.tsx'
import { Retry } from '../../../platform/ui/retry.tsx'
import { SearchInput } from '../../../platform/ui/search-input.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { GambarGrid } from './gambar-grid.tsx'
import { GridLoading } from './grid-loading.tsx'
import { PageWays } from './page-ways.tsx'
import classes from './pick-dialog.module.css'
import { pustakaQueries } from './pustaka.queries.ts'

interface Props {
  title: string
  /** The label of the button that confirms. */
  action: string
  onPick: (gambar: Gambar) => void
  onClose: () => void
  /** Rendered beside the search. */
  tools?: ReactNode
  /** The one that cannot be meant. */
  without?: string
  isBusy?: boolean
  error?: string | undefined
}

/** Renders the dialog that picks a picture of the library. */
export function PickDialog(props: Props) {
  const { title, action, onPick, onClose, tools, without, isBusy = false, error } = props
  useFocusBack()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 200)
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Gambar | null>(null)
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(pustakaQueries.page({ q, page }))
  const items = data?.data.filter(({ image_name }) => image_name !== without) ?? []
  return (
    <Modal opened onClose={onClose} title={title} size="xl" fullScreen={isPhone} centered={false}>
      <div className={classes.tools}>
        <SearchInput
          label="Cari gambar"
          placeholder="Cari nama berkas atau deskripsi gambar"
          value={typed}
          className={classes.search}
          onChange={(words) => {
            setTyped(words)
            setPage(1)
          }}
        />
        {tools}
      </div>
      <div className={classes.grid}>
        {isPending && <GridLoading />}
        {isError && <Retry onRetry={() => void refetch()} />}
        {data && items.length === 0 && (
          <Empty
            icon={q ? IconZoomExclamation : IconPhoto}
            title={q ? 'Tidak ada gambar yang cocok.' : 'Pustaka masih kosong.'}
          />
        )}
        {items.length > 0 && (
          <GambarGrid
            label="Gambar di pustaka"
            items={items}
            chosen={chosen?.image_name ?? ''}
            onChoose={setChosen}
            isStale={isPlaceholderData}
          />
        )}
        {data && <PageWays page={page} last={data.meta.last_page} onPage={setPage} />}
      </div>
      {error && (
        <Text c="var(--red)" mt="sm" role="alert">
          {error}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button
          loading={isBusy}
          disabled={!chosen}
          onClick={() => chosen && onPick(chosen)}
          {...(chosen && { 'aria-label': `${action}: ${namaGambar(chosen)}` })}
        >
          {action}
        </Button>
      </DialogActions>
    </Modal>
  )
}
