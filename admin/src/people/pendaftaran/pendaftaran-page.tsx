import { Button, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue, useMediaQuery, useMergedRef } from '@mantine/hooks'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { IconInbox, IconX, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useOutlet, useParams } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { ListFooter } from '../../platform/ui/list-footer.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Notices } from '../../platform/ui/notices.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { Toolbar } from '../../platform/ui/toolbar.tsx'
import { useRowFocus } from '../../platform/ui/use-row-focus.ts'
import { FilterSelect } from '../../records/list/filter-select.tsx'
import { KeysHint, NEXT_ROW, OPEN_ROW, type Shortcut } from '../../records/list/keys-hint.tsx'
import { PickBox } from '../../records/list/pick-box.tsx'
import { useKeysOn, useRowKeys } from '../../records/list/row-keys.ts'
import { SampahDrawer } from '../../records/list/sampah-drawer.tsx'
import { PAGE_SIZES, useListState } from '../../records/list/url-state.ts'
import { useLastPage } from '../../records/list/use-last-page.ts'
import { bookingPath } from './booking-path.ts'
import { CsvButton } from './csv-button.tsx'
import { GiliranCard } from './giliran/giliran-card.tsx'
import { KerjaPills } from './kerja-pills.tsx'
import { selesaiChange, useChangeMassal } from './massal/change-massal.ts'
import { MassalBar } from './massal/massal-bar.tsx'
import { usePicked } from './massal/use-picked.ts'
import { hariNamer, paketNamer, tentang } from './paket-name.ts'
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
import { UndoDiscard } from './undo-discard.tsx'

/** The debounce of the search, in milliseconds after the last letter. */
const TYPING_MS = 250

/** Renders a filter that a link of another page set, with a button that removes it. */
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

/** The width from which a registration opens beside the list, not in its place. */
const BESIDE = '(min-width: 73.75em)'
const NO_ROWS: readonly Pendaftaran[] = []
const KEYS: readonly Shortcut[] = [
  NEXT_ROW,
  OPEN_ROW,
  [['E'], 'tandai selesai'],
  [['B'], 'jadikan atau buka pemesanan'],
  [['X'], 'pilih'],
]

/** Renders the registrations with an open one beside the list, or in its place on a small screen. */
export function Component() {
  const outlet = useOutlet()
  const isWide = useMediaQuery(BESIDE, false, { getInitialValueInEffect: false })
  const { id } = useParams()
  return (
    <>
      {outlet === null ? (
        <Daftar openId={null} />
      ) : isWide ? (
        <div className={classes.beside}>
          <div className={classes.pane}>
            <Daftar openId={Number(id)} />
          </div>
          <div className={classes.detail}>{outlet}</div>
        </div>
      ) : (
        outlet
      )}
      <Notices>
        <UndoDiscard />
      </Notices>
    </>
  )
}

/** Renders the list; with `openId` it stands beside that registration and stays narrow. */
function Daftar({ openId }: { openId: number | null }) {
  const { state, change } = useListState(PENDAFTARAN_LIST)
  const [q] = useDebouncedValue(state.q, TYPING_MS)
  const { pageIndex, pageSize } = state.pagination
  const wanted = wantedOf({ q, chosen: state.chosen })
  const { status, jenis, minggu, paket: slug, petugas, tempo, kembar } = wanted
  const query = { ...wanted, page: pageIndex + 1, per_page: pageSize }
  const isNarrow = [minggu, slug, petugas, tempo, kembar].some((value) => value !== null)
  const [isTrash, setTrash] = useState(false)
  const isStaff = useMay('staff')
  const queryClient = useQueryClient()
  const { data, isPending, isError, isPlaceholderData } = useQuery(pendaftaranQueries.page(query))
  const { data: jumlah } = useQuery(pendaftaranQueries.count())
  const { data: paket } = useQuery(paketQueries.list())
  const nama = useMemo(() => paketNamer(paket ?? []), [paket])
  const hari = useMemo(() => hariNamer(paket ?? []), [paket])
  const focusRef = useRowFocus('select')
  const list = useRef<HTMLUListElement>(null)
  const setList = useMergedRef(focusRef, list)
  const rows = data?.data ?? NO_ROWS
  const { picked, onPick, onPickPage, clear } = usePicked(rows)
  const chosen = rows.filter((row) => picked.has(row.id))
  const { mutate } = useChangeMassal()
  const navigate = useNavigate()
  const [isKeys, setKeys] = useKeysOn()
  const onDone = useCallback(
    (id: number) => {
      const base = rows.find((row) => row.id === id)
      const change = base && selesaiChange(base)
      if (base && change) mutate({ edits: [{ base, change }], kata: 'ditandai selesai' })
    },
    [rows, mutate],
  )
  const onKeyPick = useCallback((id: number) => onPick(id, !picked.has(id), false), [onPick, picked])
  const onBook = useCallback(
    (id: number) => {
      const row = rows.find((one) => one.id === id)
      const path = row ? bookingPath(row) : null
      if (path !== null) void navigate(path)
    },
    [rows, navigate],
  )
  useRowKeys(list, isStaff && isKeys, { onDone, onPick: onKeyPick, onBook })
  const total = data?.total ?? 0
  const shown = useLastPage({
    pagination: state.pagination,
    total,
    isCurrent: data !== undefined && !isPlaceholderData,
    change,
  })
  const isBeside = openId !== null
  useEffect(() => {
    if (openId === null) return
    list.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' })
  }, [openId])

  return (
    <>
      {isBeside ? (
        <h2 className={classes.headBeside}>Pendaftaran</h2>
      ) : (
        <div className={classes.head}>
          <PageTitle
            title="Pendaftaran"
            action={<CsvButton query={wanted} total={total} onTrash={() => setTrash(true)} />}
          />
        </div>
      )}
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
        {rows.length > 0 && (
          <div className={classes.columns} data-staff={isStaff || undefined}>
            {isStaff && (
              <span className={classes.box}>
                <PickBox
                  label="Pilih semua di halaman ini"
                  isPicked={chosen.length === rows.length}
                  isPartly={chosen.length > 0}
                  onPick={onPickPage}
                />
              </span>
            )}
            <span aria-hidden className={classes.all}>
              Pilih semua
            </span>
            <span aria-hidden>Nama</span>
            <span aria-hidden>Keberangkatan</span>
            <span aria-hidden>Status</span>
            <span aria-hidden>Berikutnya, oleh siapa</span>
            <span aria-hidden>Kontak terakhir</span>
          </div>
        )}
        <ul className={classes.list} ref={setList} data-staff={isStaff || undefined}>
          {rows.map((item) => (
            <SafeRow key={item.id} of={item} name={item.nama} to={rinciPath(item.id)}>
              <PendaftaranRow
                pendaftaran={item}
                namaPaket={tentang(item, nama)}
                hari={hari(item.paket)}
                isPicked={picked.has(item.id)}
                isOpen={item.id === openId}
                onPick={onPick}
              />
            </SafeRow>
          ))}
        </ul>
        {data && total === 0 && (
          <div className={classes.empty}>
            {q === '' && status === null && jenis === null && !isNarrow ? (
              <Empty icon={IconInbox} title="Belum ada pendaftaran.">
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
          isNarrow={isBeside}
          onChange={(pagination) => change({ pagination })}
        />
      </section>
      {isStaff && rows.length > 0 && <KeysHint keys={KEYS} isOn={isKeys} onSwitch={setKeys} />}
      {!isBeside && <GiliranCard />}
      {isStaff && chosen.length > 0 && (
        <div className={classes.bar}>
          <MassalBar rows={chosen} onClose={clear} />
        </div>
      )}
      {isTrash && (
        <SampahDrawer
          shape={SAMPAH_PENDAFTARAN}
          onClose={() => setTrash(false)}
          onRestored={() => useTerakhir.setState({ dihapus: null })}
        />
      )}
    </>
  )
}
