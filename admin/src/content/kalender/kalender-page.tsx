import { Button, Group, NativeSelect } from '@mantine/core'
import { TIPE_PAKET } from '@safar/shared/content/paket/tipe'
import { hariIni, isTanggal } from '@safar/shared/platform/format/tanggal'
import {
  IconCalendarCog,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { pengaturanQuery } from '../../settings/pengaturan/pengaturan.queries.ts'
import { usePaketRows } from '../paket/list/use-paket-rows.ts'
import { paketQueries } from '../paket/paket.queries.ts'
import { type Bulan, bulanKeDepan, bulanOf, bulanTahun, type Rentang } from './bulan.ts'
import { BulanCard } from './bulan-card.tsx'
import classes from './kalender.module.css'
import { kotaAda, narrow, readPilihan, TAHUN_AKHIR, TAHUN_AWAL, withPilihan } from './pilihan.ts'

const PosterDialog = lazyPart(async () => ({ default: (await import('./poster-dialog.tsx')).PosterDialog }))

const NO_PAKET: never[] = []
const NO_LIBUR: never[] = []
const NO_BULAN: Bulan[] = []

/** Renders the calendar: the current month and those ahead, or a year, with departures, seats and holidays. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const today = hariIni()
  const pilihan = readPilihan(params)
  const { tahun, tipe, kota } = pilihan
  const paket = useQuery(paketQueries.list())
  const pengaturan = useQuery(pengaturanQuery)
  const rows = usePaketRows(paket.data ?? NO_PAKET, today)
  const libur = pengaturan.data?.libur ?? NO_LIBUR
  const shown = useMemo(() => narrow(rows, { tahun, tipe, kota }), [rows, tahun, tipe, kota])
  const tahunIni = Number(today.slice(0, 4))
  const bulan = useMemo(
    () => bulanOf(tahun === null ? bulanKeDepan(today) : bulanTahun(tahun), shown, libur),
    [tahun, today, shown, libur],
  )
  // The past months of this year, one press away from those ahead.
  const lewat = useMemo(
    () =>
      tahun === null
        ? bulanOf(
            bulanTahun(tahunIni).filter((satu) => satu < today.slice(0, 7)),
            shown,
            libur,
          )
        : NO_BULAN,
    [tahun, tahunIni, today, shown, libur],
  )
  const [isLewatOpen, setLewatOpen] = useState(false)
  const [trip, setTrip] = useState<Rentang | null>(null)
  const [poster, setPoster] = useState<string | null>(null)
  const [isPastShown, setPastShown] = useState(false)
  const past = bulan.filter((one) => isOver(one, today))
  const cities = kotaAda(rows)
  const undated = shown.filter((item) => !isTanggal(item.tanggal_keberangkatan)).length
  const choose = (changes: Record<string, string>) =>
    setParams(withPilihan(params, changes), { replace: true, preventScrollReset: true })

  const card = (one: Bulan, isFolded: boolean) => (
    <BulanCard
      key={one.mulai}
      bulan={one}
      today={today}
      isFolded={isFolded}
      trip={trip && trip.mulai <= one.selesai && trip.selesai >= one.mulai ? trip : null}
      onTrip={setTrip}
      onPoster={setPoster}
    />
  )

  return (
    <div className={classes.page}>
      <PageTitle
        title="Kalender"
        heading={tahun === null ? 'Kalender' : `Kalender ${tahun}`}
        lead={`Keberangkatan, sisa kursi, dan libur ${tahun === null ? 'bulan ini dan dua belas bulan sesudahnya' : 'sepanjang tahun'}. Pilih hari untuk menambah paket.`}
        action={
          <Group gap={10} className={classes.actions ?? ''}>
            <Button
              component={Link}
              to={paths.libur}
              variant="subtle"
              c="var(--muted)"
              size="md"
              leftSection={<IconCalendarCog size={18} aria-hidden />}
            >
              Atur libur
            </Button>
            <Button
              variant="subtle"
              c="var(--muted)"
              size="md"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              Cetak
            </Button>
            <Button
              component={Link}
              to={paths.addPaket}
              size="md"
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              Tambah Paket
            </Button>
          </Group>
        }
      />
      <div className={classes.tools}>
        <nav className={classes.years} aria-label="Tahun">
          {tahun === null ? (
            <>
              <YearLink params={params} tahun={tahunIni - 1}>
                <IconChevronLeft size={18} aria-hidden /> {tahunIni - 1}
              </YearLink>
              <YearLink params={params} tahun={tahunIni}>
                {tahunIni}
              </YearLink>
              <YearLink params={params} tahun={tahunIni + 1}>
                {tahunIni + 1} <IconChevronRight size={18} aria-hidden />
              </YearLink>
            </>
          ) : (
            <>
              <YearLink params={params} tahun={tahun - 1}>
                <IconChevronLeft size={18} aria-hidden /> {tahun - 1}
              </YearLink>
              <strong aria-current="page">{tahun}</strong>
              <YearLink params={params} tahun={tahun + 1}>
                {tahun + 1} <IconChevronRight size={18} aria-hidden />
              </YearLink>
              <Link to={{ search: withPilihan(params, { tahun: '' }).toString() }}>Bulan ini</Link>
            </>
          )}
        </nav>
        <NativeSelect
          aria-label="Tipe"
          data={[{ value: '', label: 'Semua tipe' }, ...TIPE_PAKET]}
          value={tipe}
          onChange={(event) => choose({ tipe: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label="Kota keberangkatan"
          data={[{ value: '', label: 'Semua kota' }, ...new Set(kota ? [...cities, kota] : cities)]}
          value={kota}
          onChange={(event) => choose({ kota: event.currentTarget.value })}
        />
        <p className={classes.summary} role="status">
          {paket.data &&
            summary(
              bulan,
              tahun === null ? 'sampai setahun ke depan' : `pada ${tahun}`,
              tipe !== '' || kota !== '',
            )}
        </p>
        {(tipe !== '' || kota !== '') && (
          <Button variant="default" size="compact-md" onClick={() => choose({ tipe: '', kota: '' })}>
            Hapus pilihan
          </Button>
        )}
      </div>
      {undated > 0 && (
        <p className={classes.note}>
          {undated} paket belum bertanggal. <Link to={paths.packages}>Buka daftar paket</Link>
        </p>
      )}
      {pengaturan.isError && (
        <p className={classes.note} role="status">
          Libur belum dapat dimuat.{' '}
          <Button variant="default" size="compact-md" onClick={() => void pengaturan.refetch()}>
            Muat libur
          </Button>
        </p>
      )}
      {paket.isPending && <Loading />}
      {paket.isError && <Retry onRetry={() => void paket.refetch()} />}
      {paket.data && past.length > 0 && !isPastShown && (
        <Button variant="default" hiddenFrom="sm" fullWidth mb={14} onClick={() => setPastShown(true)}>
          Tampilkan {past.length} bulan yang sudah lewat
        </Button>
      )}
      {paket.data && lewat.length > 0 && (
        <section className={classes.lewat} aria-label="Bulan yang sudah lewat">
          <Button
            variant="subtle"
            c="var(--muted)"
            size="compact-md"
            aria-expanded={isLewatOpen}
            leftSection={
              isLewatOpen ? (
                <IconChevronDown size={18} aria-hidden />
              ) : (
                <IconChevronRight size={18} aria-hidden />
              )
            }
            onClick={() => setLewatOpen(!isLewatOpen)}
          >
            {lewat.length} bulan yang sudah lewat di {tahunIni}
          </Button>
          {isLewatOpen && <div className={classes.year}>{lewat.map((one) => card(one, false))}</div>}
        </section>
      )}
      {paket.data && (
        <div className={classes.year}>
          {bulan.map((one) => card(one, !isPastShown && past.includes(one)))}
        </div>
      )}
      {poster && (
        <Suspense>
          <PosterDialog bulan={poster} onClose={() => setPoster(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Tells if a month is past and had no departures: nothing of it is still to be done. */
const isOver = ({ selesai, hari }: Bulan, today: string) =>
  selesai < today && hari.every(({ paket }) => paket.length === 0)

function YearLink({
  params,
  tahun,
  children,
}: {
  params: URLSearchParams
  tahun: number
  children: React.ReactNode
}) {
  if (tahun < TAHUN_AWAL || tahun > TAHUN_AKHIR) return null
  return <Link to={{ search: `?${withPilihan(params, { tahun: String(tahun) })}` }}>{children}</Link>
}

/** Sums up these months in one line. */
function summary(bulan: readonly Bulan[], kapan: string, isChosen: boolean): string {
  const paket = bulan.flatMap(({ hari }) => hari.flatMap((day) => day.paket))
  if (paket.length === 0)
    return isChosen ? `Tidak ada keberangkatan yang cocok ${kapan}.` : `Belum ada keberangkatan ${kapan}.`
  const open = paket.filter(({ keadaan }) => keadaan === 'terbuka')
  const seats = open.reduce((sum, { sisa_pax }) => sum + sisa_pax, 0)
  return `${paket.length} keberangkatan, ${open.length} terbuka dengan ${seats} kursi.`
}
