import { SegmentedControl } from '@mantine/core'
import { PENGEMBALIAN_STATUS, type PengembalianStatus } from '@safar/shared/money/pengembalian/pengembalian'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Empty } from '../../platform/ui/empty.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import { QueuePages } from '../antrean/queue-pages.tsx'
import { refundQueries } from '../antrean/refund.queries.ts'
import { UangTabs } from '../antrean/uang-tabs.tsx'
import money from '../money.module.css'
import classes from './pengembalian-page.module.css'
import { RefundRow } from './refund-row.tsx'

const ALL = 'semua'
const STATES = [
  { value: 'disetujui', label: 'Menunggu dibayar' },
  { value: 'dibayar', label: 'Sudah dibayar' },
  { value: 'dibatalkan', label: 'Dibatalkan' },
  { value: ALL, label: 'Semua' },
]

/** Renders `/admin/uang/pengembalian`: refunds over all bookings, those that wait to be paid first. */
export function Component() {
  const [asked, setAsked] = useState<string>('disetujui')
  const [page, setPage] = useState(1)
  const keadaan: PengembalianStatus | null = PENGEMBALIAN_STATUS.find((known) => known === asked) ?? null
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(refundQueries.page(keadaan, page))
  const total = data?.meta.total ?? 0
  return (
    <>
      <PageTitle
        title="Pengembalian"
        lead="Uang yang kembali kepada keluarga: disetujui admin, dikirim bagian keuangan."
      />
      <UangTabs />
      <section className={classes.card} aria-label="Daftar pengembalian" aria-busy={isPlaceholderData}>
        <SegmentedControl
          className={classes.states ?? ''}
          aria-label="Keadaan pengembalian"
          data={STATES}
          value={asked}
          onChange={(value) => {
            setAsked(value)
            setPage(1)
          }}
        />
        {isPending && <GreyRows count={4} />}
        {isError && <Retry onRetry={() => void refetch()} />}
        {data && total === 0 && (
          <Empty
            icon={IconArrowBackUp}
            title={
              keadaan === 'disetujui' ? 'Tidak ada yang menunggu dibayar.' : 'Tidak ada pengembalian di sini.'
            }
          >
            Pengembalian dihitung di pemesanannya: dari lebih bayar, atau setelah pemesanan dibatalkan.
          </Empty>
        )}
        <ul className={`${money.payments} ${classes.list}`}>
          {data?.data.map((refund) => (
            <RefundRow key={refund.id} refund={refund} isNamed />
          ))}
        </ul>
        {data && (
          <QueuePages
            total={total}
            page={page}
            perPage={data.meta.per_page}
            noun="pengembalian"
            onPage={setPage}
          />
        )}
      </section>
    </>
  )
}
