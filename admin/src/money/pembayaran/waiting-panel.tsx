import { Button, Text } from '@mantine/core'
import { METODE_LABEL } from '@safar/shared/money/pembayaran/pembayaran'
import type { PembayaranBernama } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { FileStage, START_VIEW } from '../../files/berkas/file-stage.tsx'
import { pemesananPath } from '../../platform/paths.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { effectOf } from '../antrean/effect.ts'
import { proofQuery } from '../antrean/proof.query.ts'
import classes from '../antrean/queue.module.css'
import { QueueDeeds } from '../antrean/queue-deeds.tsx'
import money from '../money.module.css'
import { uangQuery } from '../uang.queries.ts'

interface Props {
  payment: PembayaranBernama
  /** The words why the reader does not verify it; null where they do. */
  reserved: string | null
  isBusy: boolean
  /** The failure of the last attempt at this payment; null for none. */
  problem: string | null
  onAccept: () => void
  onRefuse: () => void
  onLater: () => void
  onLarge: () => void
}

/** Renders a payment that waits: its proof, what it would pay, and what is done with it. */
export function WaitingPanel({ payment, reserved, isBusy, problem, ...on }: Props) {
  const { jumlah, mata_uang, metode, tanggal_bank, rujukan, kembar, kode, pemesan_nama, bukti } = payment
  const sum = sumText(jumlah, mata_uang)
  const facts: [string, ReactNode][] = [
    [
      'Pemesanan',
      <Link key="kode" to={pemesananPath(payment.pemesanan_id)}>
        {kode}
      </Link>,
    ],
    ['Paket', payment.nama_paket],
    ['Cara', METODE_LABEL[metode]],
    ['Rujukan', rujukan],
    ['Dicatat', `${payment.dicatat_oleh || 'kantor'}, ${formatWaktu(payment.dicatat_pada)}`],
  ]
  return (
    <section className={classes.panel} aria-label={`Pembayaran ${sum} ${pemesan_nama}`}>
      <header className={classes.lineHead}>
        <div>
          <p className={classes.small}>{formatTanggalHari(tanggal_bank)}</p>
          <h2>{pemesan_nama}</h2>
        </div>
        <p className={classes.big}>
          <b>{sum}</b>
        </p>
      </header>
      {bukti && <Proof payment={payment} onLarge={on.onLarge} />}
      <div className={classes.box}>
        <dl className={money.facts}>
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label}-isi`}>{value}</dd>])}
        </dl>
      </div>
      {kembar.length > 0 && (
        <p className={money.over}>
          Bukti atau rujukan yang sama ada di{' '}
          {kembar.map(({ id, pemesanan_id, kode: other }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link to={`${pemesananPath(pemesanan_id)}#pembayaran-${id}`}>{other}</Link>
            </span>
          ))}
          . Pastikan bukan uang yang sama.
        </p>
      )}
      <Effect payment={payment} />
      {!bukti && <p className={classes.small}>Tanpa bukti. Cocokkan dengan mutasi bank atau uang di kas.</p>}
      {reserved && <Text fw={620}>{reserved}</Text>}
      {problem && (
        <Text role="alert" c="var(--red)" fw={640}>
          {problem}
        </Text>
      )}
      <QueueDeeds
        deed={`Terima ${sum}`}
        isBusy={isBusy}
        isReserved={reserved !== null}
        onAccept={on.onAccept}
        onRefuse={on.onRefuse}
        onLater={on.onLater}
      />
    </section>
  )
}

/** Renders what the money would pay, before it is accepted. */
function Effect({ payment }: { payment: PembayaranBernama }) {
  const { data } = useQuery(uangQuery(payment.pemesanan_id))
  return (
    <p className={classes.box} aria-live="polite">
      {data ? effectOf(data, payment.jumlah, payment.tagihan_id).words : 'Menghitung tagihannya…'}
      {payment.metode === 'transfer' && (
        <span className={classes.small}>
          Bila baris banknya sudah diimpor, terima dari Cocokkan supaya barisnya ikut selesai.
        </span>
      )}
    </p>
  )
}

function Proof({ payment, onLarge }: { payment: PembayaranBernama; onLarge: () => void }) {
  const { data, isPending, error, refetch } = useQuery(proofQuery(payment.id))
  const [view, setView] = useState(START_VIEW)
  return (
    <section className={classes.proof} aria-label="Bukti">
      <div className={classes.proofHead}>
        <h3>Bukti</h3>
        <Button variant="default" size="compact-md" aria-keyshortcuts="b" onClick={onLarge}>
          Perbesar
        </Button>
      </div>
      <FileStage
        label="Bukti pembayaran"
        file={data}
        isPending={isPending}
        error={error}
        onRetry={() => void refetch()}
        view={view}
        onView={setView}
      />
    </section>
  )
}
