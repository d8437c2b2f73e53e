import { Button } from '@mantine/core'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import cards from '../../trips/pemesanan/rinci/rinci.module.css'
import classes from '../money.module.css'
import { uangQuery } from '../uang.queries.ts'
import { promisedOf } from './promised.ts'
import type { RefundKind } from './refund-kind.ts'
import { RefundRow } from './refund-row.tsx'

interface Props {
  booking: Pemesanan
  onRefund: (kind: RefundKind) => void
}

/** Renders the refunds of a booking, the newest first; nothing while there are none and none can be. */
export function RefundsCard({ booking, onRefund }: Props) {
  const { data } = useQuery(uangQuery(booking.id))
  if (!data) return null
  const { pengembalian, dibayar } = data
  const promised = promisedOf(data)
  const hasEnded = isEnded(booking.status)
  const canRefund = hasEnded && dibayar > promised
  if (pengembalian.length === 0 && !canRefund) return null
  return (
    <section className={cards.card} aria-labelledby="pengembalian">
      <div className={cards.cardHead}>
        <h2 id="pengembalian">Pengembalian</h2>
        {canRefund && (
          <Button
            variant="subtle"
            aria-label="Hitung pengembalian"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onRefund('batal')}
          >
            Hitung
          </Button>
        )}
      </div>
      {pengembalian.length === 0 ? (
        <p className={classes.quiet}>
          Hitung dulu yang kembali kepada keluarga. Admin menyetujui, bagian keuangan membayar.
        </p>
      ) : (
        <ul className={classes.payments}>
          {pengembalian.toReversed().map((refund) => (
            <RefundRow key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
      {hasEnded && promised > 0 && (
        <p className={classes.quiet}>
          Selama ada pengembalian yang disetujui, pemesanan ini tidak dapat dibuka lagi. Batalkan dulu
          pengembaliannya bila keluarga jadi berangkat.
        </p>
      )}
    </section>
  )
}
