import { Button, SegmentedControl } from '@mantine/core'
import { kwitansiChat } from '@safar/shared/money/kwitansi/kwitansi-chat'
import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { chatUrl, isLandline } from '@safar/shared/platform/contact/chat'
import { IconArrowLeft, IconBrandWhatsapp, IconPrinter, IconReceiptOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { hasStatus } from '../../people/pendaftaran/has-status.ts'
import { brand } from '../../platform/merek.ts'
import { paths, pemesananPath } from '../../platform/paths.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import { pemesananQueries } from '../../trips/pemesanan/pemesanan.queries.ts'
import { kwitansiQueries } from '../uang.queries.ts'
import { KwitansiA4 } from './kwitansi-a4.tsx'
import classes from './kwitansi-page.module.css'
import { KwitansiStrip } from './kwitansi-strip.tsx'

const PAPERS = [
  { value: 'a4', label: 'Kertas A4' },
  { value: '80', label: 'Struk 80 mm' },
]

/** Renders one receipt as it was issued, to print on A4 or on a strip of 80 mm, and to tell who paid. */
export function Component() {
  const { nomor = '' } = useParams()
  const { data, isError, error, refetch } = useQuery(kwitansiQueries.one(nomor))
  const [params, setParams] = useSearchParams()
  const isStrip = params.get('kertas') === '80'
  const back = (
    <Button
      component={Link}
      to={paths.kwitansi}
      variant="subtle"
      c="var(--muted)"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      Semua kwitansi
    </Button>
  )
  if (!data)
    return (
      <>
        <PageTitle title="Kwitansi" action={back} />
        {hasStatus(error, 404) ? (
          <Empty icon={IconReceiptOff} title="Kwitansi ini tidak ada.">
            Periksa nomornya, atau cari kode pemesanannya di daftar.
          </Empty>
        ) : isError ? (
          <Retry onRetry={() => void refetch()} />
        ) : (
          <GreyRows count={6} />
        )}
      </>
    )
  return (
    <>
      <div className={classes.tools}>
        <PageTitle title={data.nomor} lead={`${data.dari}, ${data.kode}`} action={back} />
        <div className={classes.ways}>
          <SegmentedControl
            aria-label="Kertas"
            data={PAPERS}
            value={isStrip ? '80' : 'a4'}
            onChange={(value) => setParams(value === '80' ? { kertas: '80' } : {}, { replace: true })}
          />
          <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            Cetak
          </Button>
          <Tell kwitansi={data} />
          <Button component={Link} to={pemesananPath(data.pemesanan_id)} variant="default">
            Buka pemesanan
          </Button>
        </div>
      </div>
      <div className={classes.desk}>
        {isStrip ? <KwitansiStrip kwitansi={data} /> : <KwitansiA4 kwitansi={data} />}
      </div>
    </>
  )
}

/** Renders the way to send the receipt to who paid by WhatsApp, where their number takes it. */
function Tell({ kwitansi }: { kwitansi: Kwitansi }) {
  const [isOpened, setOpened] = useState(false)
  const { data } = useQuery(pemesananQueries.one(String(kwitansi.pemesanan_id)))
  const telepon = data?.pemesan.telepon ?? ''
  if (telepon === '' || isLandline(telepon)) return null
  return (
    <>
      <Button
        component="a"
        href={chatUrl(telepon, kwitansiChat(brand(), kwitansi))}
        target="_blank"
        rel="noreferrer"
        variant="default"
        aria-label={`Kabari ${kwitansi.dari} lewat WhatsApp (tab baru)`}
        leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Kabari lewat WhatsApp
      </Button>
      <span role="status" className={classes.opened}>
        {isOpened && 'WhatsApp dibuka, pesannya siap dikirim.'}
      </span>
    </>
  )
}
