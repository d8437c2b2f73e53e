import { Button } from '@mantine/core'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { paths } from '../../platform/paths.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import classes from './berkas.module.css'
import { berkasQueries } from './berkas.queries.ts'
import { ListsCard } from './lists-card.tsx'
import { NumbersCard } from './numbers-card.tsx'
import { TemplateCard } from './template-card.tsx'
import { VersionsCard } from './versions-card.tsx'
import { WorkbookCard } from './workbook-card.tsx'

/** Renders the files of a departure: the ministry's workbook, our own lists, and the versions that were sent. */
export function Component() {
  const { paket: slug = '' } = useParams()
  const isStaff = useMay('staff')
  const all = useQuery(paketQueries.list())
  const paket = all.data?.find((one) => one.slug === slug)
  const templat = useQuery({ ...berkasQueries.templat(), enabled: isStaff })
  const hari = paket?.tanggal_keberangkatan
  return (
    <>
      <PageTitle
        title="Berkas keberangkatan"
        heading={paket ? `Berkas ${paket.nama_paket}` : 'Berkas keberangkatan'}
        lead={
          hari
            ? `Berangkat ${formatTanggal(hari)}. Yang ikut: pemesanan yang uang mukanya sudah masuk.`
            : 'Buku kerja kementerian, manifest, nama tiket, dan versi yang dikirim.'
        }
        action={
          <Button
            component={Link}
            to={`${paths.manifest}?keberangkatan=${encodePart(slug)}`}
            variant="default"
          >
            Kembali ke Manifest
          </Button>
        }
      />
      {!isStaff && (
        <Empty icon={IconFileSpreadsheet} title="Bagian ini untuk staf.">
          Berkas keberangkatan berisi nomor paspor dan NIK.
        </Empty>
      )}
      {isStaff && (all.isPending || templat.isPending) && <Loading />}
      {isStaff && (all.isError || templat.isError) && (
        <Retry
          onRetry={() => {
            if (all.isError) void all.refetch()
            if (templat.isError) void templat.refetch()
          }}
        />
      )}
      {isStaff && all.data && !paket && (
        <Empty icon={IconFileSpreadsheet} title="Keberangkatan ini tidak ada." />
      )}
      {isStaff && paket && templat.data && (
        <div className={classes.page}>
          {templat.data.templat && <WorkbookCard paket={slug} templat={templat.data.templat} />}
          <ListsCard paket={slug} />
          <VersionsCard paket={slug} />
          {templat.data.templat && <NumbersCard paket={slug} />}
          <TemplateCard templat={templat.data.templat} />
        </div>
      )}
    </>
  )
}
