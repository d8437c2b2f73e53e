import { Button } from '@mantine/core'
import { BERANGKAT } from '@safar/shared/people/pendaftaran/berangkat'
import { ISIAN_LABEL, isianText } from '@safar/shared/people/pendaftaran/isian'
import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { calculationRules } from '@safar/shared/settings/agency'
import { semuaAngka } from '@safar/shared/settings/pengaturan/angka/berlaku'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paketQueries } from '../../../content/paket/paket.queries.ts'
import { pendaftaranQueries } from '../../../people/pendaftaran/pendaftaran.queries.ts'
import { rinciPath } from '../../../people/pendaftaran/rinci/rinci-path.ts'
import { paths, pemesananPath } from '../../../platform/paths.ts'
import { PageTitle } from '../../../platform/ui/page-title.tsx'
import { Retry } from '../../../platform/ui/retry.tsx'
import { pengaturanQuery } from '../../../settings/pengaturan/pengaturan.queries.ts'
import { GreyRows } from '../grey-rows.tsx'
import { BookingForm } from './booking-form.tsx'
import { bookingFrom, emptyBooking } from './booking-typed.ts'
import classes from './form.module.css'

/** Renders the form that makes a booking, by hand or filled from a registration. */
export function Component() {
  const [params] = useSearchParams()
  const asked = params.get('pendaftaran') ?? ''
  const id = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0
  const paket = useQuery(paketQueries.list())
  const settings = useQuery(pengaturanQuery)
  const registration = useQuery({ ...pendaftaranQueries.one(id), enabled: id > 0 })
  const isReady = paket.data && settings.data && (id === 0 || registration.data)
  const failed = [paket, settings, registration].filter(({ isError }) => isError)
  const aturan = useMemo(
    () => settings.data && calculationRules({ angka: semuaAngka(settings.data.angka, hariIni()) }),
    [settings.data],
  )
  const from = registration.data
  return (
    <>
      <PageTitle
        title="Tambah Pemesanan"
        lead="Siapa yang memesan, siapa yang berangkat, kamarnya, dan biayanya."
        action={
          <Button component={Link} to={paths.pemesanan} variant="subtle" c="var(--muted)">
            Kembali ke Pemesanan
          </Button>
        }
      />
      {!isReady && failed.length === 0 && <GreyRows count={4} />}
      {!isReady && failed.length > 0 && (
        <Retry onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      {isReady && (
        <>
          {from && <From registration={from} />}
          {!from?.pemesanan && (
            <BookingForm
              key={from?.id ?? 0}
              start={from ? bookingFrom(from, paket.data, aturan) : emptyBooking(params.get('paket') ?? '')}
              pendaftaranId={from?.id ?? null}
              departures={paket.data}
              aturan={aturan}
            />
          )}
        </>
      )}
    </>
  )
}

/** Renders what is taken over from a registration, and what of it the office has to think of itself. */
function From({ registration }: { registration: PendaftaranLengkap }) {
  const { pemesanan } = registration
  if (pemesanan)
    return (
      <section className={classes.from} aria-label="Asal pemesanan">
        <p>
          Pendaftaran{' '}
          <Link to={rinciPath(registration.id)}>
            {registration.nama} ({registration.kode})
          </Link>{' '}
          sudah menjadi pemesanan <Link to={pemesananPath(pemesanan.id)}>{pemesanan.kode}</Link>.
        </p>
      </section>
    )
  const wishes = BERANGKAT.filter((name) => registration[name] !== '').map(
    (name) => `${ISIAN_LABEL[name]}: ${isianText(name, registration[name])}`,
  )
  return (
    <section className={classes.from} aria-label="Asal pemesanan">
      <p>
        Diisi dari pendaftaran{' '}
        <Link to={rinciPath(registration.id)}>
          {registration.nama} ({registration.kode})
        </Link>
        . Periksa dulu, lalu simpan. Status pendaftarannya ikut berubah.
      </p>
      {wishes.length > 0 && (
        <ul>
          {wishes.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
