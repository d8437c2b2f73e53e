import { Button, CloseButton, Drawer, FileButton } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import {
  GAMBAR_FILTERS,
  GAMBAR_PER_PAGE,
  type Gambar,
  type GambarFilter,
} from '@safar/shared/files/gambar/gambar'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { IconCloudUpload, IconPhoto, IconUpload, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { gambarClient } from '../../files/gambar/gambar-client.ts'
import { DeleteGambarDialog } from '../../files/gambar/pustaka/delete-gambar-dialog.tsx'
import { useGambarDrafts } from '../../files/gambar/pustaka/drafts.ts'
import { DropPage } from '../../files/gambar/pustaka/drop-page.tsx'
import { GambarGrid } from '../../files/gambar/pustaka/gambar-grid.tsx'
import { GridLoading } from '../../files/gambar/pustaka/grid-loading.tsx'
import { KeteranganForm } from '../../files/gambar/pustaka/keterangan.tsx'
import { PageWays } from '../../files/gambar/pustaka/page-ways.tsx'
import { pustakaQueries, useReadAnew } from '../../files/gambar/pustaka/pustaka.queries.ts'
import { QueueLine } from '../../files/gambar/pustaka/queue-line.tsx'
import { useUploadQueue } from '../../files/gambar/pustaka/upload-queue.ts'
import { GAMBAR_ACCEPT, GAMBAR_HINT } from '../../files/gambar/upload-rules.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { Toolbar } from '../../platform/ui/toolbar.tsx'
import { FilterSegments } from '../../records/list/filter-segments.tsx'
import type { Filter } from '../../records/list/shape.ts'
import { type ListAddress, useListState } from '../../records/list/url-state.ts'
import { PemakaiLink } from './pemakai-link.tsx'
import classes from './pustaka-page.module.css'
import { ReplaceDialog } from './replace-dialog.tsx'

const LABELS: Record<GambarFilter, string> = {
  tanpa_alt: 'Tanpa deskripsi',
  hiasan: 'Hiasan',
  tidak_dipakai: 'Tidak dipakai',
}
const FILTER: Filter = {
  name: 'tampil',
  label: 'Tampilkan',
  all: 'Semua',
  choices: GAMBAR_FILTERS.map((value) => ({ value, label: LABELS[value] })),
}
const ADDRESS: ListAddress = { filters: [FILTER], pageSize: GAMBAR_PER_PAGE }
const TYPING_MS = 250
/** The width below which an open picture covers the screen. */
const WIDE = '(min-width: 73.75em)'

/** Renders the library of pictures, with a form for the alt text and focal point of each. */
export function PustakaPage() {
  const { state, change } = useListState(ADDRESS)
  const [params, setParams] = useSearchParams()
  const [q] = useDebouncedValue(state.q, TYPING_MS)
  const { pageIndex, pageSize } = state.pagination
  const filter = GAMBAR_FILTERS.find((name) => name === state.chosen.tampil)
  const query = useQuery(pustakaQueries.page({ q, filter, page: pageIndex + 1 }))
  const { data } = query
  const items = data?.data ?? []
  const jumlah = data?.meta.jumlah
  const counts = jumlah ? { '': jumlah.semua, ...jumlah } : null

  const openName = params.get('gambar') ?? ''
  const listed = items.find(({ image_name }) => image_name === openName)
  // The address may still name what was deleted when a list without it is here.
  const [gone, setGone] = useState('')
  const single = useQuery({
    ...pustakaQueries.one(openName),
    enabled: openName !== '' && openName !== gone && data !== undefined && !listed,
  })
  const opened = listed ?? (openName === '' ? undefined : single.data)
  const { drafts, keep } = useGambarDrafts()
  const [said, setSaid] = useState('')
  const [isNext, setNext] = useState(false)
  const [dialog, setDialog] = useState<'hapus' | 'ganti' | null>(null)
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const section = useRef<HTMLElement>(null)

  const open = (imageName: string, isNextOne = false) => {
    setNext(isNextOne)
    setSaid('')
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (imageName) next.set('gambar', imageName)
        else next.delete('gambar')
        return next
      },
      { replace: openName !== '' && imageName !== '', preventScrollReset: true },
    )
  }
  const close = (words = '') => {
    open('')
    setSaid(words)
    requestAnimationFrame(() => {
      const options = section.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []
      const last = [...options].find((option) => option.tabIndex === 0)
      ;(last ?? document.getElementById('isi'))?.focus({ preventScroll: true })
    })
  }
  const nextOf = ({ image_name }: Gambar): string => {
    const at = items.findIndex((item) => item.image_name === image_name)
    // Whoever gives words to those that lack them comes back to what was passed over.
    const before = filter === 'tanpa_alt' ? items.slice(0, Math.max(0, at)) : []
    return (items[at + 1] ?? before[0])?.image_name ?? ''
  }

  const readAnew = useReadAnew()
  const queue = useUploadQueue({ client: gambarClient, onUploaded: () => void readAnew() })
  const lastPage = data?.meta.last_page ?? 1
  useEffect(() => {
    // What was on the last page may be gone: the one before it takes its place.
    if (data && !query.isPlaceholderData && pageIndex >= lastPage)
      change({ pagination: { pageIndex: lastPage - 1, pageSize } }, true)
  })

  const inspector = opened && (
    <KeteranganForm
      key={opened.image_name}
      gambar={opened}
      draft={drafts[opened.image_name]}
      onDraft={(draft) => keep(opened.image_name, draft)}
      isNext={isNext}
      onNext={nextOf(opened) ? () => open(nextOf(opened), true) : undefined}
      onReplace={() => setDialog('ganti')}
      onDelete={() => setDialog('hapus')}
      pemakai={(pemakai) => <PemakaiLink {...pemakai} />}
    />
  )
  const isNarrowed = q !== '' || filter !== undefined
  const tile = (
    <FileButton multiple accept={GAMBAR_ACCEPT} onChange={queue.add}>
      {(props) => (
        <button type="button" {...props} className={classes.tile}>
          <IconCloudUpload size={28} stroke={1.6} aria-hidden />
          <strong>Pilih gambar untuk diunggah</strong>
          <span>{GAMBAR_HINT}</span>
        </button>
      )}
    </FileButton>
  )

  return (
    <>
      <PageTitle
        title="Media"
        lead={`${jumlah && !isNarrowed ? `${formatThousands(jumlah.semua)} gambar. ` : ''}Unggah dengan tombolnya, atau di komputer seret berkas ke halaman ini. Gambar tetap ada sampai dihapus.`}
        action={
          <FileButton multiple accept={GAMBAR_ACCEPT} onChange={queue.add}>
            {(props) => (
              <Button {...props} size="md" leftSection={<IconUpload size={18} aria-hidden />}>
                Unggah
              </Button>
            )}
          </FileButton>
        }
      />
      <DropPage onFiles={queue.add} />
      <div className={classes.panes} data-open={(isWide && opened) || undefined}>
        <section ref={section} aria-label="Pustaka gambar" className={classes.list}>
          <Toolbar
            label="Cari gambar"
            placeholder="Cari nama berkas atau deskripsi gambar"
            value={state.q}
            onChange={(words) => change({ q: words })}
          >
            <div className={classes.filters}>
              <FilterSegments filter={FILTER} state={state} counts={counts} onChange={change} />
            </div>
          </Toolbar>
          <div className={classes.body}>
            <QueueLine files={queue.files} onAgain={queue.again} onClear={queue.clear} />
            <p role="status" className={classes.said}>
              {said}
            </p>
            {query.isPending && <GridLoading />}
            {query.isError && <Retry onRetry={() => void query.refetch()} />}
            {data && items.length === 0 && (
              <Empty
                icon={isNarrowed ? IconZoomExclamation : IconPhoto}
                title={emptyText(q, filter)}
                action={
                  isNarrowed ? (
                    <Button variant="default" onClick={() => change({ q: '', chosen: {} })}>
                      Tampilkan semua
                    </Button>
                  ) : (
                    tile
                  )
                }
              />
            )}
            {items.length > 0 && (
              <GambarGrid
                label="Gambar"
                items={items}
                chosen={openName}
                onChoose={({ image_name }) => open(image_name)}
                isStale={query.isPlaceholderData}
                first={isNarrowed ? undefined : tile}
              />
            )}
            {data && (
              <PageWays
                page={pageIndex + 1}
                last={lastPage}
                onPage={(page) => change({ pagination: { pageIndex: page - 1, pageSize } })}
              />
            )}
          </div>
        </section>
        {isWide && inspector && (
          <aside className={classes.inspector} aria-label="Keterangan gambar">
            <CloseButton
              className={classes.close ?? ''}
              aria-label="Tutup keterangan"
              onClick={() => close()}
            />
            {inspector}
          </aside>
        )}
      </div>
      {!isWide && (
        <Drawer
          opened={inspector !== undefined}
          onClose={() => close()}
          title="Keterangan gambar"
          size="100%"
          padding={0}
          classNames={{ header: classes.drawerHead ?? '' }}
        >
          {inspector}
        </Drawer>
      )}
      {opened && dialog === 'hapus' && (
        <DeleteGambarDialog
          gambar={opened}
          onClose={() => setDialog(null)}
          onDeleted={() => {
            setDialog(null)
            setGone(opened.image_name)
            keep(opened.image_name, null)
            close('Gambar dihapus.')
          }}
        />
      )}
      {opened && dialog === 'ganti' && (
        <ReplaceDialog
          gambar={opened}
          onClose={() => setDialog(null)}
          onReplaced={(baru, diganti) => {
            setDialog(null)
            open(baru.image_name)
            setSaid(
              `Diganti di ${diganti} tempat. Ini gambar barunya: periksa deskripsi gambar dan titik fokusnya.`,
            )
          }}
        />
      )}
    </>
  )
}

function emptyText(q: string, filter: GambarFilter | undefined): string {
  if (q !== '') return 'Tidak ada gambar yang cocok.'
  if (filter === 'tanpa_alt') return 'Semua gambar sudah punya deskripsi.'
  return filter ? 'Tidak ada gambar di sini.' : 'Pustaka masih kosong.'
}
