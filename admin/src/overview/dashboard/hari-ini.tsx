import { Button, Card } from '@mantine/core'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { sortPaket } from '@safar/shared/content/paket/rules'
import { NO_CHOICE } from '@safar/shared/people/pendaftaran/form-fields'
import { perluDihubungi } from '@safar/shared/people/pendaftaran/jumlah'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { daysBetween, formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useMay, useSession } from '../../access/session/session-store.ts'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { tempoText } from '../../people/pendaftaran/berikutnya.ts'
import { ContactButton } from '../../people/pendaftaran/contact-button.tsx'
import { selesaiChange, useChangeMassal } from '../../people/pendaftaran/massal/change-massal.ts'
import { hariNamer, paketNamer, tentang } from '../../people/pendaftaran/paket-name.ts'
import { pendaftaranQueries } from '../../people/pendaftaran/pendaftaran.queries.ts'
import { rinciPath } from '../../people/pendaftaran/rinci/rinci-path.ts'
import { paths } from '../../platform/paths.ts'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './hari-ini.module.css'

/** The most people named of each kind before the rest is counted. */
const SHOWN = 5
const UNKNOWN = '–'

/** Renders what the day begins with (due, unassigned, new, next departure), and the first of them to be done here. */
export function HariIni() {
  const id = useId()
  const { data: jumlah } = useQuery(pendaftaranQueries.count())
  const { data: paket } = useQuery(paketQueries.list())
  const today = hariIni()
  const baru = jumlah && perluDihubungi(jumlah)
  const next = useMemo(
    () =>
      sortPaket(paket ?? [], today).find(
        ({ status, tanggal_keberangkatan: hari }) => status === 'terbit' && hari >= today,
      ),
    [paket, today],
  )
  const count = (of: number | undefined) => (of === undefined ? UNKNOWN : formatThousands(of))
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Hari ini
      </h2>
      <ul className={classes.doors}>
        <Door
          label="Hubungi hari ini"
          to={`${paths.pendaftaran}?tempo=hari-ini`}
          value={count(jumlah?.jatuh_tempo)}
          hint={jumlah && jumlah.lewat > 0 ? `${formatThousands(jumlah.lewat)} terlambat` : 'sesuai harinya'}
          tone={jumlah && jumlah.lewat > 0 ? 'bad' : undefined}
        />
        <Door
          label="Tanpa penanggung jawab"
          to={`${paths.pendaftaran}?petugas=tanpa`}
          value={count(jumlah?.tanpa_petugas)}
          hint="pendaftaran"
          tone={jumlah && jumlah.tanpa_petugas > 0 ? 'look' : undefined}
        />
        <Door
          label="Pendaftaran baru"
          to={`${paths.pendaftaran}?status=baru`}
          value={count(baru)}
          hint="belum dihubungi"
        />
        <Door
          label="Berangkat berikutnya"
          to={next ? `${paths.manifest}?keberangkatan=${next.slug}` : paths.manifest}
          value={next ? menuju(daysBetween(today, next.tanggal_keberangkatan)) : UNKNOWN}
          hint={
            next
              ? `${next.nama_paket}, ${formatTanggalSingkat(next.tanggal_keberangkatan)}`
              : 'belum ada keberangkatan'
          }
        />
      </ul>
      <Tugas paket={paket ?? NO_PAKET} today={today} />
    </section>
  )
}

const NO_PAKET: readonly PaketRingkas[] = []

function menuju(days: number): string {
  if (days === 0) return 'Hari ini'
  return days === 1 ? 'Besok' : `H-${days}`
}

interface DoorProps {
  label: string
  to: string
  value: string
  hint: string
  tone?: 'bad' | 'look' | undefined
}

/** Renders a figure with its reason, the whole of it a link to what it counts. */
function Door({ label, to, value, hint, tone }: DoorProps) {
  return (
    <li className={classes.door}>
      <span className={classes.label}>
        <Link to={to}>{label}</Link>
        <IconChevronRight size={16} aria-hidden />
      </span>
      <span className={classes.value}>{value}</span>
      <span className={classes.hint} data-tone={tone}>
        {hint}
      </span>
    </li>
  )
}

/** Renders due and unassigned registrations by name with their actions; nothing without any. */
function Tugas({ paket, today }: { paket: readonly PaketRingkas[]; today: string }) {
  const id = useId()
  const due = useQuery(pendaftaranQueries.page({ tempo: 'hari-ini', page: 1, per_page: SHOWN }))
  const nobodys = useQuery(
    pendaftaranQueries.page({ petugas: 'tanpa', status: 'baru', jenis: 'daftar', page: 1, per_page: SHOWN }),
  )
  const nama = useMemo(() => paketNamer(paket), [paket])
  const hari = useMemo(() => hariNamer(paket), [paket])
  const dueRows = due.data?.data ?? []
  const known = new Set(dueRows.map((row) => row.id))
  const free = (nobodys.data?.data ?? []).filter((row) => !known.has(row.id))
  const failed = [due, nobodys].filter(({ isError }) => isError)
  if (failed.length > 0) return <Retry onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
  if (!due.data || !nobodys.data) return null
  if (dueRows.length + free.length === 0)
    return (
      <p className={classes.none}>Tidak ada yang harus dihubungi, dan semua sudah ada penanggung jawabnya.</p>
    )
  const all = due.data.total + nobodys.data.total
  return (
    <Card component="section" className={classes.card ?? ''} padding={0} aria-labelledby={id}>
      <h3 className={classes.heading} id={id}>
        Kerjakan dulu
      </h3>
      <ul className={classes.people}>
        {[...dueRows, ...free].slice(0, SHOWN).map((row) => (
          <SafeRow key={row.id} of={row} name={row.nama} to={rinciPath(row.id)}>
            <Orang pendaftaran={row} namaPaket={tentang(row, nama)} hari={hari(row.paket)} today={today} />
          </SafeRow>
        ))}
      </ul>
      {all > SHOWN && (
        <p className={classes.rest}>
          <Link
            to={
              dueRows.length > 0
                ? `${paths.pendaftaran}?tempo=hari-ini`
                : `${paths.pendaftaran}?petugas=tanpa`
            }
          >
            Lihat semuanya
          </Link>
        </p>
      )}
    </Card>
  )
}

interface OrangProps {
  pendaftaran: Pendaftaran
  namaPaket: string
  hari: string
  today: string
}

function Orang({ pendaftaran, namaPaket, hari, today }: OrangProps) {
  const { id, nama, tindak_lanjut, petugas_id, petugas, created_at, kontak_terakhir } = pendaftaran
  const own = useSession((state) => Number(state.userInfo?.user.id ?? 0))
  const isStaff = useMay('staff')
  const { mutate, isPending } = useChangeMassal()
  const isDue = tindak_lanjut !== null && tindak_lanjut <= today
  const done = selesaiChange(pendaftaran)
  return (
    <li>
      <span className={classes.who}>
        <Link to={rinciPath(id)}>{nama}</Link>
        <span>{[namaPaket || NO_CHOICE, hari].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={classes.why} data-due={isDue || undefined}>
        <b>{isDue ? tempoText(tindak_lanjut, today) : `Masuk ${formatWaktu(created_at)}`}</b>
        <span>
          {[kontak_terakhir?.langkah, petugas_id === null ? 'Tanpa penanggung jawab' : petugas]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.acts}>
        <ContactButton pendaftaran={pendaftaran} namaPaket={namaPaket} />
        {isStaff && petugas_id === null && (
          <Button
            variant="default"
            loading={isPending}
            aria-label={`Ambil ${nama} sebagai tugas saya`}
            onClick={() =>
              mutate({
                edits: [{ base: pendaftaran, change: { petugas_id: own } }],
                kata: 'menjadi tugas Anda',
              })
            }
          >
            Ambil
          </Button>
        )}
        {isStaff && petugas_id !== null && done && (
          <Button
            variant="default"
            loading={isPending}
            aria-label={`Tandai selesai: ${nama}`}
            onClick={() => mutate({ edits: [{ base: pendaftaran, change: done }], kata: 'ditandai selesai' })}
          >
            Selesai
          </Button>
        )}
      </span>
    </li>
  )
}
