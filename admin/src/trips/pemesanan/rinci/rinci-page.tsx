import { Button } from '@mantine/core'
import { mailUrl, phoneUrl } from '@safar/shared/platform/contact/chat'
import { formatTelepon } from '@safar/shared/platform/contact/telepon'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { Pemesanan, PesertaPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { isEnded, type PemesananStatus, stepsFrom } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { IconArrowLeft, IconArrowsExchange, IconPencil, IconReceiptOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useMay } from '../../../access/session/session-store.ts'
import { pilgrimFor } from '../../../people/jamaah/form/for-place.ts'
import { hasStatus } from '../../../people/pendaftaran/has-status.ts'
import { rinciPath } from '../../../people/pendaftaran/rinci/rinci-path.ts'
import { paths, pemesananPath } from '../../../platform/paths.ts'
import { Empty } from '../../../platform/ui/empty.tsx'
import { PageTitle } from '../../../platform/ui/page-title.tsx'
import { Retry } from '../../../platform/ui/retry.tsx'
import { KeysHint, type Shortcut } from '../../../records/list/keys-hint.tsx'
import { Neighbours } from '../../../records/list/neighbours.tsx'
import { useKeysOn, useLetterKeys } from '../../../records/list/row-keys.ts'
import { BookingState } from '../booking-state.tsx'
import { cicilanText } from '../cicilan.ts'
import { Contact } from '../contact.tsx'
import { hariBerangkat, hariLagi } from '../departure-text.ts'
import { GreyRows } from '../grey-rows.tsx'
import { pemesananQueries } from '../pemesanan.queries.ts'
import { PriceLines } from '../price-lines.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { Figure } from './figure.tsx'
import { HistoryCard } from './history-card.tsx'
import { useListRows } from './list-rows.ts'
import { MoveDialog } from './move-dialog.tsx'
import { NextStep } from './next-step.tsx'
import { PapersCard } from './papers-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { PesertaDialog } from './peserta-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import classes from './rinci.module.css'
import { StatusDialog } from './status-dialog.tsx'
import { StatusMenu } from './status-menu.tsx'
import { TravelPapersDialog } from './travel-papers-dialog.tsx'
import { UndoBar } from './undo-bar.tsx'

interface OfBooking {
  booking: Pemesanan
  today: string
}

/** Parts of the page that this wing may not import, since money stands above journeys. */
interface Parts {
  /** Figures of its money, in the strip of them. */
  Figures: ComponentType<OfBooking>
  /** Cards of its money, at the side. */
  Money: ComponentType<OfBooking>
  /** The card of its family's own page, for staff. */
  Family: ComponentType<Pick<OfBooking, 'booking'>>
}

/** Renders the page of one booking, with its money. */
export function BookingPage(parts: Parts) {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const query = useQuery(pemesananQueries.one(id))
  const rows = useListRows()
  const back = (
    <Button
      component={Link}
      to={`${paths.pemesanan}${search}`}
      variant="subtle"
      c="var(--muted)"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      Kembali ke Pemesanan
    </Button>
  )
  if (query.data) {
    const ways = (
      <>
        <Neighbours
          id={query.data.id}
          label="Pemesanan lain di daftar"
          rows={rows}
          pathOf={pemesananPath}
          hasKeys
        />
        {back}
      </>
    )
    return <Booking key={query.data.id} booking={query.data} back={ways} parts={parts} />
  }
  const isGone = hasStatus(query.error, 404)
  return (
    <>
      <PageTitle title="Pemesanan" action={back} />
      {isGone ? (
        <Empty icon={IconReceiptOff} title="Pemesanan ini tidak ada.">
          Periksa kodenya, atau cari nama pemesannya di daftar.
        </Empty>
      ) : query.isError ? (
        <Retry onRetry={() => void query.refetch()} />
      ) : (
        <GreyRows count={6} />
      )}
    </>
  )
}

type MadePilgrim = NonNullable<ReturnType<typeof pilgrimFor>>['jamaah']
type Open =
  | { dialog: 'status'; to: PemesananStatus }
  | { dialog: 'peserta'; peserta: PesertaPemesanan | null; jamaah?: MadePilgrim }
  | { dialog: 'keluarkan' | 'surat'; peserta: PesertaPemesanan }
  | { dialog: 'ubah' | 'pindah' }
  | null

const MOVE: Shortcut = [['M'], 'pindahkan ke keberangkatan lain']
/** The key of the payments' card, which everybody who opens a booking has. */
const PAY: Shortcut = [['C'], 'catat pembayaran']

interface BookingProps {
  booking: Pemesanan
  back: ReactNode
  parts: Parts
}

function Booking({ booking, back, parts: { Figures, Money, Family } }: BookingProps) {
  const isStaff = useMay('staff')
  const today = hariIni()
  const { kode, paket, pemesan, peserta, status, alasan, peringatan } = booking
  const hari = paket.tanggal_keberangkatan
  // Who is on the way, or has been, is changed no more; an ended booking is opened again first.
  const canChange = isStaff && !isEnded(status) && !['berangkat', 'selesai'].includes(status)
  const hasPapers = isStaff && !isEnded(status) && status !== 'selesai'
  const [params, setParams] = useSearchParams()
  const [open, setOpen] = useState<Open>(() => {
    const made = canChange ? pilgrimFor(params) : null
    const place = peserta.find(({ id, jamaah_id }) => id === made?.peserta && jamaah_id === null)
    return made && place ? { dialog: 'peserta', peserta: place, jamaah: made.jamaah } : null
  })
  const close = () => {
    setOpen(null)
    if (pilgrimFor(params) === null) return
    setParams(
      (now) => {
        for (const name of ['tempat', 'jamaah']) now.delete(name)
        return now
      },
      { replace: true },
    )
  }
  const [isKeys, setKeys] = useKeysOn()
  const canMove = canChange && peserta.length > 0
  const onMove = () => setOpen({ dialog: 'pindah' })
  useLetterKeys({ m: canMove ? onMove : undefined }, isKeys && open === null)
  const fill = () =>
    setOpen({ dialog: 'peserta', peserta: peserta.find((one) => one.jamaah_id === null) ?? null })
  return (
    <>
      <PageTitle
        title={`${pemesan.nama}, ${kode}`}
        heading={pemesan.nama}
        lead={[kode, paket.nama_paket, hariBerangkat(hari), hariLagi(hari, today)]
          .filter(Boolean)
          .join(' · ')}
        action={
          <div className={classes.ways}>
            <Contact booking={booking} tagihan={booking.tagihan} />
            {canMove && (
              <Button
                variant="default"
                leftSection={<IconArrowsExchange size={18} aria-hidden />}
                aria-keyshortcuts={isKeys ? 'M' : undefined}
                onClick={onMove}
              >
                Pindahkan
              </Button>
            )}
            {isStaff && stepsFrom(status).length > 0 && (
              <StatusMenu booking={booking} onStep={(to) => setOpen({ dialog: 'status', to })} />
            )}
            {back}
          </div>
        }
      />
      <p className={classes.state}>
        <BookingState status={status} />
        {alasan && <span>{alasan}</span>}
      </p>
      <div className={classes.stack}>
        {isStaff && <UndoBar booking={booking} />}
        <NextStep
          booking={booking}
          today={today}
          isStaff={isStaff}
          onStep={(to) => setOpen({ dialog: 'status', to })}
          onFill={fill}
          onMove={onMove}
        />
        {peringatan.map((words) => (
          <p key={words} className={classes.warn}>
            {words}
          </p>
        ))}
        <dl className={classes.figures}>
          <Figures booking={booking} today={today} />
          <Places booking={booking} />
        </dl>
        <div className={classes.panes}>
          <div className={classes.main}>
            <PeopleCard
              booking={booking}
              canChange={canChange}
              hasPapers={hasPapers}
              onAdd={() => setOpen({ dialog: 'peserta', peserta: null })}
              onEdit={(one) => setOpen({ dialog: 'peserta', peserta: one })}
              onPapers={(one) => setOpen({ dialog: 'surat', peserta: one })}
              onRemove={(one) => setOpen({ dialog: 'keluarkan', peserta: one })}
            />
            {hasPapers && <PapersCard id={booking.id} paket={paket.slug} />}
            <section className={classes.card} aria-labelledby="harga">
              <div className={classes.cardHead}>
                <h2 id="harga">Rincian harga</h2>
                <small>Harga saat memesan, tidak ikut berubah</small>
              </div>
              <PriceLines harga={booking} />
            </section>
            {isStaff && <HistoryCard booking={booking} />}
          </div>
          <div className={classes.side}>
            <Money booking={booking} today={today} />
            {isStaff && <Family booking={booking} />}
            <About booking={booking} onEdit={canChange ? () => setOpen({ dialog: 'ubah' }) : null} />
          </div>
        </div>
      </div>
      <KeysHint keys={canMove ? [MOVE, PAY] : [PAY]} isOn={isKeys} onSwitch={setKeys} />
      {open?.dialog === 'status' && <StatusDialog booking={booking} to={open.to} onClose={close} />}
      {open?.dialog === 'peserta' && (
        <PesertaDialog booking={booking} peserta={open.peserta} jamaah={open.jamaah} onClose={close} />
      )}
      {open?.dialog === 'keluarkan' && (
        <RemoveDialog booking={booking} peserta={open.peserta} onClose={close} />
      )}
      {open?.dialog === 'surat' && (
        <TravelPapersDialog booking={booking} peserta={open.peserta} onClose={close} />
      )}
      {open?.dialog === 'pindah' && <MoveDialog booking={booking} onClose={close} />}
      {open?.dialog === 'ubah' && <EditDialog booking={booking} onClose={close} />}
    </>
  )
}

/** Renders the figures of a booking's places: seats that it holds, and those with a pilgrim. */
function Places({ booking }: { booking: Pemesanan }) {
  const { peserta, tanpa_jamaah, paket, jumlah_peserta } = booking
  const needed = peserta.filter(({ perlu_kursi }) => perlu_kursi).length
  const held = peserta.filter(({ berkursi }) => berkursi).length
  return (
    <>
      <Figure
        label="Kursi dipegang"
        value={`${held} dari ${needed}`}
        note={held < needed ? 'diambil setelah uang muka masuk' : `sisa ${paket.sisa_pax} di paket ini`}
      />
      <Figure
        label="Data jamaah"
        value={`${jumlah_peserta - tanpa_jamaah} dari ${jumlah_peserta}`}
        note={tanpa_jamaah > 0 ? `${tanpa_jamaah} tempat belum terisi` : 'semua terisi'}
      />
    </>
  )
}

/** Renders who booked, how they pay and sleep, and what was noted. */
function About({ booking, onEdit }: { booking: Pemesanan; onEdit: (() => void) | null }) {
  const { pemesan, kamar_sendiri, cicilan, catatan, catatan_staf, pendaftaran_id } = booking
  return (
    <section className={classes.card} aria-labelledby="pemesan">
      <div className={classes.cardHead}>
        <h2 id="pemesan">Pemesan dan catatan</h2>
        {onEdit && (
          <Button variant="subtle" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
            Ubah
          </Button>
        )}
      </div>
      <dl className={classes.about}>
        <div>
          <dt>Nama</dt>
          <dd>{pemesan.nama}</dd>
        </div>
        {pemesan.telepon && (
          <div>
            <dt>Telepon</dt>
            <dd>
              <a href={phoneUrl(pemesan.telepon)}>{formatTelepon(pemesan.telepon)}</a>
            </dd>
          </div>
        )}
        {pemesan.email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={mailUrl(pemesan.email)}>{pemesan.email}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>Kamar</dt>
          <dd>{kamar_sendiri ? 'Untuk keluarga ini sendiri' : 'Boleh dengan jamaah lain'}</dd>
        </div>
        <div>
          <dt>Cicilan</dt>
          <dd>{cicilanText(cicilan)}</dd>
        </div>
        {pendaftaran_id !== null && (
          <div>
            <dt>Asal</dt>
            <dd>
              <Link to={rinciPath(pendaftaran_id)}>Buka pendaftarannya</Link>
            </dd>
          </div>
        )}
        {catatan && (
          <div className={classes.note}>
            <dt>Permintaan keluarga</dt>
            <dd>{catatan}</dd>
          </div>
        )}
        {catatan_staf && (
          <div className={classes.private}>
            <dt>Catatan kantor</dt>
            <dd>{catatan_staf}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
