import { Badge, Button, Card, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paketQueries } from '../paket/paket.queries.ts'
import { ListFooter } from '../ui/list-footer.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Retry } from '../ui/retry.tsx'
import { formatWaktu } from '../ui/waktu.ts'
import classes from './own.module.css'
import { paketNamer } from './paket-name.ts'
import { pendaftaranQueries } from './pendaftaran.queries.ts'
import { STATUS } from './status.ts'

const PAGE_SIZES = [10, 20, 50, 100]

/** Where a user lands (SPEC section 6): the registrations under their own email, ten rows unless the address says more. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const { data, isPending, isError, refetch } = useQuery(pendaftaranQueries.own())
  const { data: paket } = useQuery(paketQueries.list())
  const nama = paketNamer(paket ?? [])
  const pageSize = PAGE_SIZES.find((size) => size === Number(params.get('row'))) ?? 10
  const lastPage = Math.max(0, Math.ceil((data?.length ?? 0) / pageSize) - 1)
  const pageIndex = Math.min(lastPage, Math.max(0, Math.trunc(Number(params.get('page')) || 1) - 1))
  return (
    <>
      <PageTitle title="Pendaftaran Saya" lead="Pendaftaran dengan alamat email akun Anda." />
      <Card padding={0}>
        {isPending && <Loading />}
        {isError && <Retry onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <div className={classes.empty}>
            <Text>Belum ada pendaftaran.</Text>
            <Button component="a" href="/paket" mt="md">
              Lihat semua paket
            </Button>
          </div>
        )}
        <ul className={classes.list}>
          {data?.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize).map((item) => (
            <li key={item.id} className={classes.row}>
              <div>
                <Text fw={660}>{nama(item.paket)}</Text>
                <Text size="sm" c="dimmed">
                  {formatWaktu(item.created_at)}
                  {item.jumlah_pax !== null && ` · ${item.jumlah_pax} pax`}
                </Text>
              </div>
              <Badge size="lg" bg={STATUS[item.status].bg} c={STATUS[item.status].c}>
                {STATUS[item.status].label}
              </Badge>
            </li>
          ))}
        </ul>
        {data && data.length > 0 && (
          <ListFooter
            total={data.length}
            pageIndex={pageIndex}
            pageSize={pageSize}
            pageSizes={PAGE_SIZES}
            noun="pendaftaran"
            isNarrow={false}
            onChange={(next) =>
              setParams({
                row: String(next.pageSize),
                ...(next.pageIndex > 0 && { page: String(next.pageIndex + 1) }),
              })
            }
          />
        )}
      </Card>
    </>
  )
}
