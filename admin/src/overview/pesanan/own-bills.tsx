import { Card, Table } from '@mantine/core'
import type { Pesanan } from '@safar/shared/overview/pesanan/pesanan-schema'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { ListFooter } from '../../platform/ui/list-footer.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { PAGE_SIZES } from '../../records/list/url-state.ts'
import classes from './own-bills.module.css'
import { ownPesananQuery } from './pesanan.queries.ts'

/** Bookings whose bills are read at once. */
const MOST_BOOKINGS = 20

const STATE = { belum: 'Belum dibayar', sebagian: 'Sebagian', lunas: 'Lunas', lewat: 'Sudah lewat' } as const

/** Renders the table of bills of all bookings of one's own account, ten rows unless the address says more. */
export function OwnBills() {
  const [params, setParams] = useSearchParams()
  const first = useQuery(ownPesananQuery())
  const codes = first.data?.meta.pesanan.slice(0, MOST_BOOKINGS).map(({ kode }) => kode) ?? []
  const all = useQueries({ queries: codes.map((kode) => ownPesananQuery(kode)) })
  if (first.isPending) return <Loading />
  if (first.isError) return <Retry onRetry={() => void first.refetch()} />
  if (codes.length === 0) return null
  const failed = all.find(({ isError }) => isError)
  if (failed) return <Retry onRetry={() => void failed.refetch()} />
  if (all.some(({ isPending }) => isPending)) return <Loading />
  const rows = all.flatMap(({ data }) => (data?.data ? billsOf(data.data) : []))
  const pageSize = PAGE_SIZES.find((size) => size === Number(params.get('row'))) ?? 10
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1)
  const pageIndex = Math.min(lastPage, Math.max(0, Math.trunc(Number(params.get('page')) || 1) - 1))
  return (
    <Card padding={0}>
      <Table.ScrollContainer minWidth={0} type="native">
        <Table className={classes.table ?? ''} aria-label="Tagihan">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Pemesanan</Table.Th>
              <Table.Th>Tagihan</Table.Th>
              <Table.Th>Jatuh tempo</Table.Th>
              <Table.Th className={classes.sum}>Jumlah</Table.Th>
              <Table.Th className={classes.sum}>Sudah dibayar</Table.Th>
              <Table.Th>Keadaan</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize).map((row) => (
              <Table.Tr key={`${row.kode}-${row.id}`}>
                <Table.Td data-label="Pemesanan">
                  <Link to={`${paths.userHome}?pesanan=${row.kode}`}>{row.kode}</Link>
                </Table.Td>
                <Table.Td data-label="Tagihan">{row.uraian}</Table.Td>
                <Table.Td data-label="Jatuh tempo">{formatTanggal(row.jatuh_tempo) || 'Menyusul'}</Table.Td>
                <Table.Td data-label="Jumlah" className={classes.sum}>
                  {row.jumlah}
                </Table.Td>
                <Table.Td data-label="Sudah dibayar" className={classes.sum}>
                  {row.dibayar}
                </Table.Td>
                <Table.Td data-label="Keadaan" data-keadaan={row.keadaan}>
                  {STATE[row.keadaan]}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ListFooter
        total={rows.length}
        pageIndex={pageIndex}
        pageSize={pageSize}
        pageSizes={PAGE_SIZES}
        noun="tagihan"
        isNarrow={false}
        onChange={(next) =>
          setParams({
            row: String(next.pageSize),
            ...(next.pageIndex > 0 && { page: String(next.pageIndex + 1) }),
          })
        }
      />
    </Card>
  )
}

const billsOf = ({ kode, tagihan, mata_uang }: Pesanan) =>
  tagihan.map(({ id, uraian, jatuh_tempo, jumlah, dibayar, keadaan }) => ({
    kode,
    id,
    uraian,
    jatuh_tempo,
    keadaan,
    jumlah: sumText(jumlah, mata_uang),
    dibayar: sumText(dibayar, mata_uang),
  }))
