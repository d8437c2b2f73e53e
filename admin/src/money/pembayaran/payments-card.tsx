import { Button, Text } from '@mantine/core'
import type { Pembayaran, Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useMay } from '../../access/session/session-store.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { Retry } from '../../platform/ui/retry.tsx'
import { useKeysOn, useLetterKeys } from '../../records/list/row-keys.ts'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import prices from '../../trips/pemesanan/price.module.css'
import cards from '../../trips/pemesanan/rinci/rinci.module.css'
import { MovedRows } from '../lebih/moved-rows.tsx'
import classes from '../money.module.css'
import { promisedOf } from '../pengembalian/promised.ts'
import type { RefundKind } from '../pengembalian/refund-kind.ts'
import { uangQuery } from '../uang.queries.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'
import { PaymentRow } from './payment-row.tsx'

const RecordDialog = lazyPart(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))
const GiveExcessDialog = lazyPart(async () => ({
  default: (await import('../lebih/give-excess-dialog.tsx')).GiveExcessDialog,
}))
const ProofDialog = lazyPart(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

type Open =
  | { dialog: 'catat' }
  | { dialog: 'pindah' }
  | { dialog: 'bukti'; payment: Pembayaran }
  | { dialog: 'putus'; payment: Pembayaran; decision: Decision }
  | null

interface Props {
  booking: Pemesanan
  today: string
  onRefund: (kind: RefundKind) => void
}

/** Renders the payments of a booking, those that wait first, with what the reader may do about each. */
export function PaymentsCard({ booking, today, onRefund }: Props) {
  const { data, isError, refetch } = useQuery(uangQuery(booking.id))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const [isKeys] = useKeysOn()
  const onRecord = () => setOpen({ dialog: 'catat' })
  useLetterKeys({ c: data ? onRecord : undefined }, isKeys && open === null)
  return (
    <section className={cards.card} aria-labelledby="pembayaran">
      <div className={cards.cardHead}>
        <h2 id="pembayaran">Pembayaran</h2>
        {data && (
          <Button
            variant="subtle"
            aria-label="Catat pembayaran"
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-keyshortcuts={isKeys ? 'C' : undefined}
            onClick={onRecord}
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
          onRefund={onRefund}
          onGive={() => setOpen({ dialog: 'pindah' })}
          onProof={(payment) => setOpen({ dialog: 'bukti', payment })}
          onDecide={(payment, decision) => setOpen({ dialog: 'putus', payment, decision })}
        />
      )}
      <Suspense fallback={null}>
        {open?.dialog === 'catat' && data && (
          <RecordDialog booking={booking} money={data} today={today} onClose={close} />
        )}
        {open?.dialog === 'pindah' && data && (
          <GiveExcessDialog booking={booking} money={data} onClose={close} />
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
  onRefund: (kind: RefundKind) => void
  onGive: () => void
  onProof: (payment: Pembayaran) => void
  onDecide: (payment: Pembayaran, decision: Decision) => void
}

function Payments({ money, booking, onRefund, onGive, onProof, onDecide }: PaymentsProps) {
  const isFinance = useMay('finance')
  const { pembayaran, pindahan, dibayar, lebih, mata_uang, pemeriksa, peringatan } = money
  const waiting = pembayaran.filter(({ status }) => status === 'menunggu')
  const decided = pembayaran.filter(({ status }) => status !== 'menunggu').toReversed()
  const receipts = pembayaran.filter(({ status }) => status === 'diterima').length
  const hasEnded = isEnded(booking.status)
  const promised = promisedOf(money)
  const text = (sum: number) => sumText(sum, mata_uang)
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
      <MovedRows pemesanan_id={booking.id} mata_uang={mata_uang} pindahan={pindahan} />
      {(receipts > 0 || dibayar > 0) && (
        <p className={prices.open}>
          <span>Diterima, {receipts} kwitansi</span>
          <b>{text(dibayar)}</b>
        </p>
      )}
      {lebih > 0 && (
        <div className={classes.over}>
          <b>Lebih bayar {text(lebih)}.</b>{' '}
          {hasEnded
            ? 'Tagihannya sudah diakhiri, jadi uang ini menunggu dikembalikan atau dipindahkan.'
            : 'Tagihan berikutnya langsung memakainya. Bila peserta pindah, kelebihannya ikut pindah.'}
          {promised > 0 && ` ${text(promised)} di antaranya sudah disetujui untuk dikembalikan.`}
          {lebih > promised && (
            <div className={classes.doing}>
              <Button
                size="compact-md"
                variant="default"
                onClick={() => onRefund(hasEnded ? 'batal' : 'lebih')}
              >
                {hasEnded ? 'Siapkan pengembalian' : 'Kembalikan kelebihan'}
              </Button>
              {isFinance && (
                <Button size="compact-md" variant="default" onClick={onGive}>
                  Pindahkan ke pemesanan lain
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      {!hasEnded && dibayar > 0 && (
        <div className={classes.doing}>
          <Button size="compact-md" variant="subtle" color="gray" onClick={() => onRefund('andai')}>
            Hitung bila batal
          </Button>
        </div>
      )}
    </>
  )
}
