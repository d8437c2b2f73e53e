import { Button } from '@mantine/core'
import { BIAYA_METODE_LABEL } from '@safar/shared/money/gateway/charges'
import { PESANAN_STATUS_LABEL, type PesananStatus } from '@safar/shared/money/gateway/order-state'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useQuery } from '@tanstack/react-query'
import { Dot, type Tone } from '../platform/ui/dot.tsx'
import { formatWaktu } from '../platform/ui/waktu.ts'
import { PEMESANAN_KEY } from '../trips/pemesanan/jumlah.queries.ts'
import cards from '../trips/pemesanan/rinci/rinci.module.css'
import { CopySum } from './copy-sum.tsx'
import classes from './money.module.css'
import { MoneyCallFailure } from './money-call-failure.tsx'
import { useMoneyCall } from './uang.queries.ts'
import { gatewayClient } from './uang-client.ts'

const TONE: Readonly<Record<PesananStatus, Tone>> = {
  menunggu: 'waiting',
  ditantang: 'doubtful',
  gagal: 'bad',
  batal: 'bad',
  ditangkap: 'waiting',
  dibayar: 'done',
  dikembalikan: 'bad',
}
/** States in which the family can still pay on the page. */
const PAYABLE: readonly PesananStatus[] = ['menunggu', 'gagal']

/** Renders the pages on which a family pays by the gateway, with the charge of each, which the agency bears. */
export function GatewayCard({ booking }: { booking: Pemesanan }) {
  const { data } = useQuery({
    queryKey: [...PEMESANAN_KEY, 'gateway', booking.id],
    queryFn: ({ signal }) => gatewayClient.get(booking.id, signal),
    staleTime: 0,
  })
  const { mutate, isPending, error } = useMoneyCall(() => gatewayClient.open(booking.id))
  if (!data || (!data.aktif && data.pesanan.length === 0)) return null
  const { aktif, berikutnya, biaya, pesanan } = data
  const text = (sum: number) => sumText(sum, 'Rp')
  return (
    <section className={cards.card} aria-labelledby="gerbang">
      <div className={cards.cardHead}>
        <h2 id="gerbang">Bayar lewat gerbang</h2>
      </div>
      {pesanan.length === 0 && <p className={classes.quiet}>Belum ada halaman bayar yang dibuat.</p>}
      <ul className={classes.payments}>
        {pesanan.map((order) => (
          <li key={order.order_id}>
            <div className={classes.payment}>
              <div>
                <span>{order.order_id}</span>
                <small>
                  {[order.metode, order.kabar_pada && formatWaktu(order.kabar_pada)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </div>
              <b>{order.jumlah === null ? 'tidak dikenal' : text(order.jumlah)}</b>
            </div>
            <small>
              <Dot tone={TONE[order.status]}>{PESANAN_STATUS_LABEL[order.status]}</Dot>
            </small>
            {order.biaya !== null && <small>Biaya {text(order.biaya)}, ditanggung kantor.</small>}
            {order.alamat && PAYABLE.includes(order.status) && (
              <div className={classes.doing}>
                <CopySum digits={order.alamat} label={`alamat halaman bayar ${order.order_id}`} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {aktif && berikutnya !== null && !isEnded(booking.status) && (
        <div className={classes.doing}>
          <p className={classes.quiet}>
            Biaya gerbang ditanggung kantor:{' '}
            {biaya.map(({ metode, jumlah }) => `${BIAYA_METODE_LABEL[metode]} ${text(jumlah)}`).join(', ')}.
          </p>
          <Button size="compact-md" variant="default" loading={isPending} onClick={() => mutate()}>
            Buat halaman bayar {text(berikutnya)}
          </Button>
        </div>
      )}
      <MoneyCallFailure error={error} />
    </section>
  )
}
