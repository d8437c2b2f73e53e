import { Button, Text } from '@mantine/core'
import type { Pembayaran, Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { Retry } from '../../platform/ui/retry.tsx'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import prices from '../../trips/pemesanan/price.module.css'
import cards from '../../trips/pemesanan/rinci/rinci.module.css'
import classes from '../money.module.css'
import { uangQuery } from '../uang.queries.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'
import { PaymentRow } from './payment-row.tsx'

const RecordDialog = lazyPart(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))
const ProofDialog = lazyPart(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

type Open =
  | { dialog: 'catat' }
  | { dialog: 'bukti'; payment: Pembayaran }
  | { dialog: 'putus'; payment: Pembayaran; decision: Decision }
  | null

/** Renders the payments of a booking, those that wait first, with what the reader may do about each. */
export function PaymentsCard({ booking, today }: { booking: Pemesanan; today: string }) {
  const { data, isError, refetch } = useQuery(uangQuery(booking.id))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <section className={cards.card} aria-labelledby="pembayaran">
      <div className={cards.cardHead}>
        <h2 id="pembayaran">Pembayaran</h2>
        {data && (
          <Button
            variant="subtle"
            aria-label="Catat pembayaran"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpen({ dialog: 'catat' })}
          >
            Catat
          </Button>
        )}
      </div>
      {isError && <Retry onRetry={() => void refetch()} />}
      {!data && !isError && <GreyRows count={2} />}
      {data && (
        <Payments
          money={data}
          booking={booking}
          onProof={(payment) => setOpen({ dialog: 'bukti', payment })}
          onDecide={(payment, decision) => setOpen({ dialog: 'putus', payment, decision })}
        />
      )}
      <Suspense fallback={null}>
        {open?.dialog === 'catat' && data && (
          <RecordDialog booking={booking} money={data} today={today} onClose={close} />
        )}
        {open?.dialog === 'bukti' && <ProofDialog payment={open.payment} onClose={close} />}
      </Suspense>
      {open?.dialog === 'putus' && (
        <DecideDialog booking={booking} payment={open.payment} decision={open.decision} onClose={close} />
      )}
    </section>
  )
}

interface PaymentsProps {
  money: Uang
  booking: Pemesanan
  onProof: (payment: Pembayaran) => void
  onDecide: (payment: Pembayaran, decision: Decision) => void
}

function Payments({ money, booking, onProof, onDecide }: PaymentsProps) {
  const { pembayaran, dibayar, lebih, mata_uang, pemeriksa, peringatan } = money
  const waiting = pembayaran.filter(({ status }) => status === 'menunggu')
  const decided = pembayaran.filter(({ status }) => status !== 'menunggu').toReversed()
  const receipts = pembayaran.filter(({ status }) => status === 'diterima').length
  return (
    <>
      {peringatan.map((words) => (
        <p key={words} className={classes.over}>
          {words}
        </p>
      ))}
      {pembayaran.length === 0 ? (
        <Text c="dimmed">
          Belum ada uang yang dicatat. Catat transfer atau tunai begitu buktinya diterima.
        </Text>
      ) : (
        <ul className={classes.payments}>
          {[...waiting, ...decided].map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              pemeriksa={pemeriksa}
              onProof={() => onProof(payment)}
              onDecide={(decision) => onDecide(payment, decision)}
            />
          ))}
        </ul>
      )}
      {(receipts > 0 || dibayar > 0) && (
        <p className={prices.open}>
          <span>Diterima, {receipts} kwitansi</span>
          <b>{sumText(dibayar, mata_uang)}</b>
        </p>
      )}
      {lebih > 0 && (
        <p className={classes.over}>
          <b>Lebih bayar {sumText(lebih, mata_uang)}.</b>{' '}
          {isEnded(booking.status)
            ? 'Tagihannya sudah diakhiri, jadi uang ini menunggu dikembalikan atau dipindahkan bersama pemesanannya.'
            : 'Tagihan berikutnya langsung memakainya. Bila peserta pindah, kelebihannya ikut pindah.'}
        </p>
      )}
    </>
  )
}
