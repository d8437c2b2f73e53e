import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { IconPlus, IconReceipt, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useMay, useSession } from '../../../access/session/session-store.ts'
import { usePaketChoices } from '../../../content/paket/use-paket-choices.ts'
import { passportsPath, paths, pemesananPath } from '../../../platform/paths.ts'
import { Empty } from '../../../platform/ui/empty.tsx'
import { ListFooter } from '../../../platform/ui/list-footer.tsx'
import { PageTitle } from '../../../platform/ui/page-title.tsx'
import { Retry } from '../../../platform/ui/retry.tsx'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { Toolbar } from '../../../platform/ui/toolbar.tsx'
import { FilterSegments } from '../../../records/list/filter-segments.tsx'
import { FilterSelect } from '../../../records/list/filter-select.tsx'
import { KeysHint, NEXT_ROW, OPEN_ROW, type Shortcut } from '../../../records/list/keys-hint.tsx'
import { useKeysOn, useRowKeys } from '../../../records/list/row-keys.ts'
import { PAGE_SIZES, useListState } from '../../../records/list/url-state.ts'
import { useLastPage } from '../../../records/list/use-last-page.ts'
import { GreyRows } from '../grey-rows.tsx'
import { pemesananQueries } from '../pemesanan.queries.ts'
import {
  PEMESANAN_LIST,
  PERLU_FILTER,
  paketFilter,
  STATUS_FILTER,
  URUT_FILTER,
  wantedOf,
} from '../pemesanan-address.ts'
import classes from './pemesanan-list.module.css'
import { PemesananRow } from './pemesanan-row.tsx'

/** The debounce of the search, in milliseconds after the last letter. */
const TYPING_MS = 250
const GREY_ROWS = 8
const KEYS: readonly Shortcut[] = [[['/'], 'cari'], NEXT_ROW, OPEN_ROW]
const COLUMNS = ['Pemesan', 'Keberangkatan', 'Peserta', 'Total', 'Keadaan', 'Berikutnya']

/** Renders the bookings, page by page as the server gives them. */
export function Component() {
  const { state, change } = useListState(PEMESANAN_LIST, true)
  const [q] = useDebouncedValue(state.q, TYPING_MS)
  const query = useQuery(pemesananQueries.page(wantedOf({ ...state, q })))
  const { data, isPending, isError, isPlaceholderData, refetch } = query
  const isStaff = useMay('staff')
  const role = useSession(({ userInfo }) => userInfo?.role ?? 'user')
  const departures = usePaketChoices()
  const list = useRef<HTMLUListElement>(null)
  const [isKeys, setKeys] = useKeysOn()
  useRowKeys(list, isKeys)
  const total = data?.meta.total ?? 0
  const shown = useLastPage({
    pagination: state.pagination,
    total,
    isCurrent: data !== undefined && !isPlaceholderData,
    change,
  })
  const today = hariIni()
  const { perlu, ...narrowing } = state.chosen
  const isAllDone = Boolean(perlu) && q === '' && !narrowing.paket && !narrowing.status
  const isNarrow = q !== '' || Boolean(narrowing.paket || narrowing.status || perlu)
  const add = isStaff && (
    <Button
      component={Link}
      to={paths.addPemesanan}
      size="md"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      Tambah pemesanan
    </Button>
  )
  return (
    <>
      <PageTitle
        title="Pemesanan"
        lead="Keluarga yang sudah memesan tempat: siapa ikut, berapa biayanya, apa berikutnya."
        action={add}
      />
      <section className={classes.card} aria-label="Daftar pemesanan">
        <Toolbar
          label="Cari pemesanan"
          placeholder="Cari kode, pemesan, peserta, telepon"
          value={state.q}
          onChange={(q) => change({ q })}
        >
          <FilterSelect
            className={`${classes.filter} ${classes.departure}`}
            filter={paketFilter(departures)}
            state={state}
            counts={null}
            onChange={change}
          />
          <FilterSelect
            className={classes.filter}
            filter={STATUS_FILTER}
            state={state}
            counts={data?.jumlah ?? null}
            onChange={change}
          />
          <FilterSelect
            className={classes.filter}
            filter={URUT_FILTER}
            state={state}
            counts={null}
            onChange={change}
          />
        </Toolbar>
        <div className={classes.first}>
          <FilterSegments
            filter={PERLU_FILTER}
            state={state}
            counts={data ? { '': data.jumlah[''] ?? 0, '1': data.jumlah.perlu ?? 0 } : null}
            onChange={change}
          />
        </div>
        {data && total > 0 && (
          <div className={classes.columns} aria-hidden>
            {COLUMNS.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </div>
        )}
        {isPending && <GreyRows count={GREY_ROWS} />}
        {isError && <Retry onRetry={() => void refetch()} />}
        <ul className={classes.list} ref={list}>
          {data?.data.map((booking) => (
            <SafeRow key={booking.id} of={booking} name={booking.kode} to={pemesananPath(booking.id)}>
              <PemesananRow booking={booking} role={role} today={today} />
            </SafeRow>
          ))}
        </ul>
        {data && total === 0 && (
          <div className={classes.empty}>
            {isNarrow ? (
              <Empty
                icon={IconZoomExclamation}
                title={isAllDone ? 'Tidak ada yang perlu tindakan.' : 'Tidak ada pemesanan yang cocok.'}
                action={
                  <Button variant="default" onClick={() => change({ q: '', chosen: {} })}>
                    Tampilkan semua
                  </Button>
                }
              />
            ) : (
              <Empty icon={IconReceipt} title="Belum ada pemesanan." action={add}>
                Begitu sebuah keluarga setuju berangkat, buat pemesanannya di sini atau dari halaman
                pendaftarannya: orang, kamar, harga, dan tagihannya tercatat di satu tempat.
              </Empty>
            )}
          </div>
        )}
        {isStaff && state.chosen.paket && (
          <p className={classes.passports}>
            <Link to={passportsPath(state.chosen.paket)}>Paspor fisik keberangkatan ini</Link>
          </p>
        )}
        <ListFooter
          total={total}
          pageIndex={shown}
          pageSize={state.pagination.pageSize}
          pageSizes={PAGE_SIZES}
          noun="pemesanan"
          isNarrow={false}
          onChange={(pagination) => change({ pagination })}
        />
      </section>
      {total > 0 && <KeysHint keys={KEYS} isOn={isKeys} onSwitch={setKeys} />}
    </>
  )
}
