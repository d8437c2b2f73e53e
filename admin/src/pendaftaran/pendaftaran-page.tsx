import { Button, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconClipboardList, IconX, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { FilterSelect } from '../list/filter-select.tsx'
import { SampahDrawer } from '../list/sampah-drawer.tsx'
import { PAGE_SIZES, useListState } from '../list/url-state.ts'
import { useLastPage } from '../list/use-last-page.ts'
import { paketQueries } from '../paket/paket.queries.ts'
import { Empty } from '../ui/empty.tsx'
import { ListFooter } from '../ui/list-footer.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Retry } from '../ui/retry.tsx'
import { SafeRow } from '../ui/safe-row.tsx'
import { Toolbar } from '../ui/toolbar.tsx'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { CsvButton } from './csv-button.tsx'
import { GiliranCard } from './giliran/giliran-card.tsx'
import { KerjaPills } from './kerja-pills.tsx'
import { paketNamer, tentang } from './paket-name.ts'
import classes from './pendaftaran.module.css'
import { pendaftaranQueries } from './pendaftaran.queries.ts'
import {
  countsOf,
  JENIS_FILTER,
  jenisCountsOf,
  mingguText,
  PENDAFTARAN_LIST,
  STATUS_FILTER,
  wantedOf,
} from './pendaftaran-address.ts'
import { PendaftaranRow } from './pendaftaran-row.tsx'
import { rinciPath } from './rinci/rinci-path.ts'
import { SAMPAH_PENDAFTARAN } from './sampah.ts'
import { useTerakhir } from './terakhir.ts'
import { Urungkan } from './urungkan.tsx'

/** Between two letters that are typed, the server is asked nothing. */
const TYPING_MS = 250

/** What another page narrowed the list by, to be taken off. */
function Narrow({ children, onTake }: { children: ReactNode; onTake: () => void }) {
  return (
    <li>
      <button type="button" onClick={onTake}>
        {children}
        <IconX size={16} aria-hidden />
        <VisuallyHidden>, tampilkan semua</VisuallyHidden>
      </button>
    </li>
  )
}

/** Who registered, and how far each one is. */
export function Component() {
  const { state, change } = useListState(PENDAFTARAN_LIST)
  const [q] = useDebouncedValue(state.q, TYPING_MS)
  const { pageIndex, pageSize } = state.pagination
  const wanted = wantedOf({ q, chosen: state.chosen })
  const { status, jenis, minggu, paket: slug, petugas, tempo, kembar } = wanted
  const query = { ...wanted, page: pageIndex + 1, per_page: pageSize }
  const isNarrow = [minggu, slug, petugas, tempo, kembar].some((value) => value !== null)
  const [isTrash, setTrash] = useState(false)
  const queryClient = useQueryClient()
  const { data, isPending, isError, isPlaceholderData } = useQuery(pendaftaranQueries.page(query))
  const { data: jumlah } = useQuery(pendaftaranQueries.count())
  const { data: paket } = useQuery(paketQueries.list())
  const nama = useMemo(() => paketNamer(paket ?? []), [paket])
  const rows = useRowFocus('select')
  const total = data?.total ?? 0
  const shown = useLastPage({
    pagination: state.pagination,
    total,
    isCurrent: data !== undefined && !isPlaceholderData,
    change,
  })

  return (
    <>
      <PageTitle
        title="Pendaftaran"
        lead="Pendaftaran dari situs, yang terbaru lebih dulu."
        action={<CsvButton query={wanted} total={total} onTrash={() => setTrash(true)} />}
      />
      <GiliranCard />
      <section className={classes.card} aria-label="Daftar pendaftaran">
        <Toolbar
          label="Cari pendaftaran"
          placeholder="Cari nama, kode, telepon, email, paket"
          value={state.q}
          onChange={(q) => change({ q })}
        >
          <FilterSelect
            className={classes.filter}
            filter={JENIS_FILTER}
            state={state}
            counts={jumlah && status === null && !isNarrow ? jenisCountsOf(jumlah) : null}
            onChange={change}
          />
          <FilterSelect
            className={classes.filter}
            filter={STATUS_FILTER}
            state={state}
            counts={jumlah && jenis === null && !isNarrow ? countsOf(jumlah) : null}
            onChange={change}
          />
        </Toolbar>
        <KerjaPills chosen={state.chosen} jumlah={jumlah} onChange={(chosen) => change({ chosen })} />
        {(minggu !== null || slug !== null) && (
          <ul className={classes.narrow} aria-label="Hanya">
            {minggu !== null && (
              <Narrow onTake={() => change({ chosen: { ...state.chosen, minggu: '' } })}>
                Mendaftar {mingguText(minggu)}
              </Narrow>
            )}
            {slug !== null && (
              <Narrow onTake={() => change({ chosen: { ...state.chosen, paket: '' } })}>{nama(slug)}</Narrow>
            )}
          </ul>
        )}
        {isPending && <Loading />}
        {isError && (
          <Retry onRetry={() => void queryClient.refetchQueries({ queryKey: pendaftaranQueries.all() })} />
        )}
        <ul className={classes.list} ref={rows}>
          {data?.data.map((item) => (
            <SafeRow key={item.id} of={item} name={item.nama} to={rinciPath(item.id)}>
              <PendaftaranRow pendaftaran={item} namaPaket={tentang(item, nama)} />
            </SafeRow>
          ))}
        </ul>
        {data && total === 0 && (
          <div className={classes.empty}>
            {q === '' && status === null && jenis === null && !isNarrow ? (
              <Empty icon={IconClipboardList} title="Belum ada pendaftaran.">
                Siapa pun yang mendaftar di situs tampil di sini dengan sendirinya.
              </Empty>
            ) : (
              <Empty
                icon={IconZoomExclamation}
                title="Tidak ada pendaftaran yang cocok."
                action={
                  <Button variant="default" onClick={() => change({ q: '', chosen: {} })}>
                    Tampilkan semua
                  </Button>
                }
              />
            )}
          </div>
        )}
        <ListFooter
          total={total}
          pageIndex={shown}
          pageSize={pageSize}
          pageSizes={PAGE_SIZES}
          noun="pendaftaran"
          isNarrow={false}
          onChange={(pagination) => change({ pagination })}
        />
      </section>
      {isTrash && (
        <SampahDrawer
          shape={SAMPAH_PENDAFTARAN}
          onClose={() => setTrash(false)}
          onRestored={() => useTerakhir.setState({ dihapus: null })}
        />
      )}
      <Urungkan />
    </>
  )
}
