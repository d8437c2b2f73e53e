import { Button } from '@mantine/core'
import { hariIni } from '@safar/shared/format/tanggal'
import { IconClipboardList, IconDownload, IconZoomExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { paketQueries } from '../paket/paket.queries.ts'
import { Empty } from '../ui/empty.tsx'
import { ListFooter } from '../ui/list-footer.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Retry } from '../ui/retry.tsx'
import { useRowFocus } from '../ui/use-row-focus.ts'
import { downloadCsv, toCsv } from './csv.ts'
import classes from './manifest.module.css'
import { PAGE_SIZES, useManifestState } from './manifest-state.ts'
import { ManifestToolbar } from './manifest-toolbar.tsx'
import { paketNamer } from './paket-name.ts'
import { pendaftaranQueries } from './pendaftaran.queries.ts'
import { PendaftaranRow } from './pendaftaran-row.tsx'
import { searchPendaftaran } from './search.ts'

/** Who registered, and how far each one is. */
export function Component() {
  const { data, isPending, isError, refetch } = useQuery(pendaftaranQueries.list())
  const { data: paket } = useQuery(paketQueries.list())
  const { state, change } = useManifestState()
  const nama = useMemo(() => paketNamer(paket ?? []), [paket])
  const found = useMemo(() => searchPendaftaran(data ?? [], state, nama), [data, state, nama])
  const rows = useRowFocus('select')
  const pageIndex = Math.min(state.pageIndex, Math.max(0, Math.ceil(found.length / state.pageSize) - 1))
  const shown = found.slice(pageIndex * state.pageSize, (pageIndex + 1) * state.pageSize)

  return (
    <>
      <PageTitle
        title="Manifest"
        lead="Pendaftaran dari situs, yang terbaru lebih dulu."
        action={
          <Button
            variant="default"
            size="md"
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={found.length === 0}
            onClick={() => downloadCsv(toCsv(found, nama), `pendaftaran-${hariIni()}.csv`)}
          >
            Unduh CSV
          </Button>
        }
      />
      <section className={classes.card} aria-label="Daftar pendaftaran">
        <ManifestToolbar state={state} list={data} onChange={change} />
        {isPending && <Loading />}
        {isError && <Retry onRetry={() => void refetch()} />}
        <ul className={classes.list} ref={rows}>
          {shown.map((item) => (
            <PendaftaranRow key={item.id} pendaftaran={item} namaPaket={nama(item.paket)} />
          ))}
        </ul>
        {data && found.length === 0 && (
          <div className={classes.empty}>
            {data.length === 0 ? (
              <Empty icon={IconClipboardList} title="Belum ada pendaftaran.">
                Siapa pun yang mendaftar di situs tampil di sini dengan sendirinya.
              </Empty>
            ) : (
              <Empty
                icon={IconZoomExclamation}
                title="Tidak ada pendaftaran yang cocok."
                action={
                  <Button variant="default" onClick={() => change({ q: '', status: null })}>
                    Tampilkan semua
                  </Button>
                }
              />
            )}
          </div>
        )}
        <ListFooter
          total={found.length}
          pageIndex={pageIndex}
          pageSize={state.pageSize}
          pageSizes={PAGE_SIZES}
          noun="pendaftaran"
          isNarrow={false}
          onChange={change}
        />
      </section>
    </>
  )
}
