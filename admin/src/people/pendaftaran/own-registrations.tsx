import { Button, Card } from '@mantine/core'
import * as site from '@safar/shared/platform/address/page'
import { IconClipboardList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { ListFooter } from '../../platform/ui/list-footer.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { PAGE_SIZES } from '../../records/list/url-state.ts'
import classes from './own.module.css'
import { OwnPromo } from './own-promo.tsx'
import { OwnRow } from './own-row.tsx'
import { paketNamer, tentang } from './paket-name.ts'
import { pendaftaranQueries } from './pendaftaran.queries.ts'

/** Renders the registrations under one's own e-mail, ten rows unless the address says more. */
export function OwnRegistrations() {
  const [params, setParams] = useSearchParams()
  const { data, isPending, isError, refetch } = useQuery(pendaftaranQueries.own())
  const { data: paket } = useQuery(paketQueries.published())
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
          <Empty
            icon={IconClipboardList}
            title="Belum ada pendaftaran."
            action={
              <Button component="a" href={site.paket}>
                Lihat semua paket
              </Button>
            }
          >
            Setelah Anda mendaftar di situs dengan email akun ini, prosesnya dapat diikuti di sini.
          </Empty>
        )}
        <ul className={classes.list}>
          {data?.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize).map((item) => (
            <SafeRow key={item.id} of={item} name={`Pendaftaran ${item.kode}`}>
              <OwnRow pendaftaran={item} namaPaket={tentang(item, nama)} />
            </SafeRow>
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
      {data && <OwnPromo list={data} />}
    </>
  )
}
