import { Button, Group } from '@mantine/core'
import { TITIPAN_DI, TITIPAN_DI_LABEL } from '@safar/shared/people/jamaah/titipan'
import { editPath } from '@safar/shared/platform/address/admin'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { createTitipanKeberangkatanClient } from '@safar/shared/trips/titipan/titipan-keberangkatan-client'
import type { PasporFisik, TitipanKeberangkatan } from '@safar/shared/trips/titipan/titipan-list-schema'
import { IconId, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { http } from '../../access/http.ts'
import { hasStatus } from '../../people/pendaftaran/has-status.ts'
import { paths, pemesananPath } from '../../platform/paths.ts'
import { Dot } from '../../platform/ui/dot.tsx'
import { Empty } from '../../platform/ui/empty.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { sectionHash } from '../../records/form/place.ts'
import { hariLagi } from '../pemesanan/departure-text.ts'
import classes from './passports.module.css'

const client = createTitipanKeberangkatanClient(http)

/** Renders where each paper passport of a departure lies, overdue ones first; it prints as it stands. */
export function Component() {
  const { paket = '' } = useParams()
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['titipan', paket],
    queryFn: ({ signal }) => client.list(paket, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <>
      <PageTitle
        title="Paspor fisik"
        heading={data ? `Paspor fisik: ${data.meta.paket.nama_paket}` : 'Paspor fisik'}
        lead={data ? leadOf(data.meta) : 'Di mana paspor setiap jamaah sekarang.'}
        action={
          <Group gap="xs" className={classes.tools}>
            <Button
              component={Link}
              to={data ? `${paths.pemesanan}?paket=${data.meta.paket.slug}` : paths.pemesanan}
              variant="default"
            >
              Pemesanannya
            </Button>
            <Button
              leftSection={<IconPrinter size={18} aria-hidden />}
              disabled={!data || data.meta.total === 0}
              onClick={() => window.print()}
            >
              Cetak
            </Button>
          </Group>
        }
      />
      {isPending && <Loading />}
      {isError &&
        (hasStatus(error, 404) ? (
          <Empty icon={IconId} title="Keberangkatan ini tidak ada." />
        ) : (
          <Retry onRetry={() => void refetch()} />
        ))}
      {data && data.data.length === 0 && (
        <Empty icon={IconId} title="Belum ada paspor yang dicatat.">
          Paspor tampil di sini begitu peserta pemesanan diisi dengan data jamaah.
        </Empty>
      )}
      {data && data.data.length > 0 && <Places all={data.data} />}
    </>
  )
}

function Places({ all }: { all: readonly PasporFisik[] }) {
  const late = all.filter(({ alasan }) => alasan !== '')
  const groups = TITIPAN_DI.map((di) => ({
    title: TITIPAN_DI_LABEL[di],
    rows: all.filter((one) => one.di === di && one.alasan === ''),
  }))
  return (
    <div className={classes.places}>
      <Place title="Terlambat" rows={late} />
      {groups.map(({ title, rows }) => (
        <Place key={title} title={title} rows={rows} />
      ))}
    </div>
  )
}

function Place({ title, rows }: { title: string; rows: readonly PasporFisik[] }) {
  if (rows.length === 0) return null
  return (
    <section className={classes.card} aria-label={title}>
      <h2>
        {title} <small>{rows.length} paspor</small>
      </h2>
      <ul>
        {rows.map((one) => (
          <li key={one.peserta_id}>
            <span className={classes.who}>
              <Link to={editPath('jamaah', one.jamaah_id) + sectionHash('paspor')}>{one.nama_paspor}</Link>
              <small>{one.no_paspor || 'Nomor paspor belum dicatat'}</small>
            </span>
            <span className={classes.where}>
              <span>
                {TITIPAN_DI_LABEL[one.di]}
                {one.sejak && `, sejak ${formatWaktu(one.sejak)}`}
              </span>
              {one.catatan && <small>{one.catatan}</small>}
            </span>
            <span className={classes.late}>{one.alasan && <Dot tone="bad">{one.alasan}</Dot>}</span>
            <Link to={pemesananPath(one.pemesanan.id)}>{one.pemesanan.kode}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function leadOf({ paket, total, terlambat, tanpa_jamaah }: TitipanKeberangkatan['meta']): string {
  const { tanggal_keberangkatan: hari } = paket
  return [
    hari ? `Berangkat ${formatTanggal(hari)}` : 'Tanpa tanggal berangkat',
    hariLagi(hari, hariIni()),
    `${total} paspor`,
    terlambat > 0 && `${terlambat} terlambat`,
    tanpa_jamaah > 0 && `${tanpa_jamaah} tempat belum diisi jamaah`,
  ]
    .filter(Boolean)
    .join(' · ')
}
