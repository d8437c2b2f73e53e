import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { METODE_LABEL } from '@safar/shared/money/pembayaran/pembayaran'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconReceipt2, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { pemesananPath } from '../../platform/paths.ts'
import { Dot } from '../../platform/ui/dot.tsx'
import { Empty } from '../../platform/ui/empty.tsx'
import { ListFooter } from '../../platform/ui/list-footer.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SearchInput } from '../../platform/ui/search-input.tsx'
import { KeysHint, NEXT_ROW, OPEN_ROW, type Shortcut } from '../../records/list/keys-hint.tsx'
import { useKeysOn, useRowKeys } from '../../records/list/row-keys.ts'
import { PAGE_SIZES, useListState } from '../../records/list/url-state.ts'
import { useLastPage } from '../../records/list/use-last-page.ts'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import { UangTabs } from '../antrean/uang-tabs.tsx'
import { kwitansiQueries } from '../uang.queries.ts'
import classes from './kwitansi-list.module.css'
import { kwitansiPath } from './kwitansi-path.ts'

const ADDRESS = { filters: [], pageSize: 20 } as const
/** The debounce of the search, in milliseconds after the last letter. */
const TYPING_MS = 250
const KEYS: readonly Shortcut[] = [[['/'], 'cari'], NEXT_ROW, OPEN_ROW]

/** Renders the receipts, newest first, found by their number or the code of their booking. */
export function Component() {
  const { state, change } = useListState(ADDRESS)
  const [q] = useDebouncedValue(state.q, TYPING_MS)
  const { pageIndex, pageSize } = state.pagination
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(
    kwitansiQueries.page({ q: q.trim(), page: pageIndex + 1, per_page: pageSize }),
  )
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
  return (
    <>
      <PageTitle
        title="Kwitansi"
        lead="Bukti setiap uang yang diterima, bernomor tanpa lompat. Isinya tidak pernah berubah."
      />
      <UangTabs />
      <section className={classes.card} aria-label="Daftar kwitansi">
        <div className={classes.tools}>
          <SearchInput
            label="Cari kwitansi"
            placeholder="Nomor kwitansi atau kode pemesanan"
            value={state.q}
            onChange={(q) => change({ q })}
          />
        </div>
        {isPending && <GreyRows count={8} />}
        {isError && <Retry onRetry={() => void refetch()} />}
        <ul className={classes.list} ref={list}>
          {data?.data.map((kwitansi) => (
            <Row key={kwitansi.nomor} kwitansi={kwitansi} />
          ))}
        </ul>
        {data && total === 0 && (
          <div className={classes.empty}>
            {q.trim() === '' ? (
              <Empty icon={IconReceipt2} title="Belum ada kwitansi.">
                Kwitansi terbit sendiri begitu pembayaran di sebuah pemesanan diterima.
              </Empty>
            ) : (
              <Empty
                icon={IconZoomExclamation}
                title="Tidak ada kwitansi yang cocok."
                action={
                  <Button variant="default" onClick={() => change({ q: '' })}>
                    Tampilkan semua
                  </Button>
                }
              >
                Tulis awal nomornya, seperti KW-2026, atau kode pemesanannya.
              </Empty>
            )}
          </div>
        )}
        <ListFooter
          total={total}
          pageIndex={shown}
          pageSize={pageSize}
          pageSizes={PAGE_SIZES}
          noun="kwitansi"
          isNarrow={false}
          onChange={(pagination) => change({ pagination })}
        />
      </section>
      {total > 0 && <KeysHint keys={KEYS} isOn={isKeys} onSwitch={setKeys} />}
    </>
  )
}

function Row({ kwitansi }: { kwitansi: Kwitansi }) {
  const { nomor, keadaan, dari, kode, pemesanan_id, jumlah, mata_uang, metode, tanggal_bank, untuk } =
    kwitansi
  const isVoid = keadaan === 'dibatalkan'
  return (
    <li className={classes.row} data-id={nomor}>
      <span>
        <Link to={kwitansiPath(nomor)} data-row-link>
          {nomor}
        </Link>
        <small>{formatTanggalSingkat(tanggal_bank)}</small>
      </span>
      <span>
        <span>{dari}</span>
        <small>
          <Link to={pemesananPath(pemesanan_id)}>{kode}</Link>
        </small>
      </span>
      <span>
        <span>{untuk[0]?.uraian ?? 'Kelebihan bayar'}</span>
        <small>{METODE_LABEL[metode]}</small>
      </span>
      <b data-void={isVoid || undefined}>{sumText(jumlah, mata_uang)}</b>
      <span>
        <Dot tone={isVoid ? 'bad' : 'done'}>{isVoid ? 'Dibatalkan' : 'Sah'}</Dot>
      </span>
    </li>
  )
}
