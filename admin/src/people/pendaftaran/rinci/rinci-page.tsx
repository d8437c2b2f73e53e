import { Button } from '@mantine/core'
import { IconArrowLeft, IconClipboardX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { useMay } from '../../../access/session/session-store.ts'
import { paketQueries } from '../../../content/paket/paket.queries.ts'
import { paths } from '../../../platform/paths.ts'
import { Empty } from '../../../platform/ui/empty.tsx'
import { Loading } from '../../../platform/ui/loading.tsx'
import { PageTitle } from '../../../platform/ui/page-title.tsx'
import { Retry } from '../../../platform/ui/retry.tsx'
import { hasStatus } from '../has-status.ts'
import { hariNamer, paketNamer, tentang } from '../paket-name.ts'
import { pendaftaranQueries } from '../pendaftaran.queries.ts'
import { DataCard } from './data-card.tsx'
import { DiSampah } from './di-sampah.tsx'
import { KembarCard } from './kembar-card.tsx'
import { Kepala } from './kepala.tsx'
import { KontakForm } from './kontak-form.tsx'
import { Linimasa } from './linimasa.tsx'
import { Tetangga } from './neighbours.tsx'
import classes from './rinci.module.css'
import { TugasCard } from './tugas-card.tsx'

/** Renders the page of one registration. */
export function Component() {
  const { id: text = '' } = useParams()
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
  const isStaff = useMay('staff')
  const { search } = useLocation()
  const query = useQuery({ ...pendaftaranQueries.one(id), enabled: id > 0 })
  const { data: paket } = useQuery(paketQueries.list())
  const nama = useMemo(() => paketNamer(paket ?? []), [paket])
  const hari = useMemo(() => hariNamer(paket ?? []), [paket])
  const back = (
    <Button
      component={Link}
      to={`${paths.pendaftaran}${search}`}
      variant="subtle"
      c="var(--muted)"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      Kembali ke Pendaftaran
    </Button>
  )
  const { data } = query
  if (id === 0 || hasStatus(query.error, 404)) {
    return (
      <>
        <PageTitle title="Pendaftaran" action={back} />
        <Empty icon={IconClipboardX} title="Pendaftaran ini tidak ada.">
          Mungkin datanya sudah dihapus.
        </Empty>
      </>
    )
  }
  if (!data) {
    return (
      <>
        <PageTitle title="Pendaftaran" action={back} />
        {query.isError ? <Retry onRetry={() => void query.refetch()} /> : <Loading />}
      </>
    )
  }
  const namaPaket = tentang(data, nama)
  return (
    <>
      <PageTitle
        title={data.nama}
        heading={data.nama}
        lead={`Pendaftaran ${data.kode}`}
        action={
          <div className={classes.jalan}>
            <Tetangga id={data.id} />
            {back}
          </div>
        }
      />
      <DiSampah pendaftaran={data} />
      <Kepala pendaftaran={data} namaPaket={namaPaket} hari={hari(data.paket)} />
      <div className={classes.panes} key={data.id}>
        <div className={classes.main}>
          <KembarCard pendaftaran={data} namaPaket={nama} />
          {isStaff && <KontakForm pendaftaran={data} />}
          <Linimasa pendaftaran={data} />
        </div>
        <div className={classes.side}>
          <TugasCard pendaftaran={data} namaPaket={namaPaket} paket={paket ?? []} />
          <DataCard pendaftaran={data} />
        </div>
      </div>
    </>
  )
}
