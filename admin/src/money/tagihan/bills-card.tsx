import { Button, Text } from '@mantine/core'
import type { Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { UNITS } from '@safar/shared/platform/format/rupiah'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../access/session/session-store.ts'
import { Retry } from '../../platform/ui/retry.tsx'
import { dueText } from '../../trips/pemesanan/due-text.ts'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import prices from '../../trips/pemesanan/price.module.css'
import cards from '../../trips/pemesanan/rinci/rinci.module.css'
import { CopySum } from '../copy-sum.tsx'
import classes from '../money.module.css'
import { uangQuery } from '../uang.queries.ts'
import { AddBillDialog } from './add-bill-dialog.tsx'
import { billDue } from './bill-due.ts'
import { Reminders } from './reminders.tsx'
import { WriteOffDialog } from './write-off-dialog.tsx'

interface Props {
  booking: Pemesanan
  today: string
}

/** Renders the bills of a booking as the ledger has them, with the sum to transfer for each that is open. */
export function BillsCard({ booking, today }: Props) {
  const { data, isError, refetch } = useQuery(uangQuery(booking.id))
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Uang['tagihan'][number] | null>(null)
  const isAdmin = useMay('admin')
  const canAdd = !isEnded(booking.status) && booking.status !== 'selesai'
  return (
    <section className={cards.card} aria-labelledby="tagihan">
      <div className={cards.cardHead}>
        <h2 id="tagihan">Tagihan dan tempo</h2>
        {canAdd && data && (
          <Button
            variant="subtle"
            aria-label="Tambah tagihan"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Tambah
          </Button>
        )}
      </div>
      {isError && <Retry onRetry={() => void refetch()} />}
      {!data && !isError && <GreyRows count={3} />}
      {data && (
        <Bills
          money={data}
          booking={booking}
          today={today}
          onWriteOff={isAdmin && canAdd ? setAsked : null}
        />
      )}
      {data && <LawNotices notices={data.aturan ?? []} />}
      {data && data.sisa > 0 && canAdd && <Reminders booking={booking} />}
      {asked && <WriteOffDialog booking={booking} bill={asked} onClose={() => setAsked(null)} />}
      {isAdding && data && <AddBillDialog booking={booking} money={data} onClose={() => setAdding(false)} />}
    </section>
  )
}

interface BillsProps extends Props {
  money: Uang
  /** Asks to write a bill's rest off; null for who may not. */
  onWriteOff: ((bill: Uang['tagihan'][number]) => void) | null
}

const paidText = ({ lunas_pada }: Uang['tagihan'][number]): string =>
  lunas_pada === '' ? 'Lunas' : `Lunas ${formatTanggal(lunas_pada)}`

function Bills({ money, booking, today, onWriteOff }: BillsProps) {
  const { tagihan, mata_uang, sisa, kode_unik } = money
  if (tagihan.length === 0) return <Text c="dimmed">Tidak ada tagihan.</Text>
  const text = (sum: number) => sumText(sum, mata_uang)
  return (
    <>
      <ol className={prices.bills}>
        {tagihan.map((bill) => {
          const isPaid = bill.keadaan === 'lunas'
          const due = billDue(bill, booking)
          const isLate = !isPaid && due < today && !isResting(booking)
          return (
            <li key={bill.id}>
              <span className={prices.mark} data-paid={isPaid || undefined} aria-hidden>
                {isPaid && <IconCheck size={10} stroke={3.5} />}
              </span>
              <span className={prices.bill}>
                <span>{bill.uraian}</span>
                <small data-late={isLate || undefined}>
                  {isPaid ? paidText(bill) : dueText(due, { today, isResting: isResting(booking) })}
                </small>
                {bill.dibayar > 0 && !isPaid && (
                  <small>
                    Masuk {text(bill.dibayar)}, kurang {text(bill.jumlah - bill.dibayar)}
                  </small>
                )}
                {bill.dihapus > 0 && <small>Tidak ditagih lagi: {text(bill.dihapus)}</small>}
                {bill.jumlah_transfer !== null && (
                  <small className={classes.transfer}>
                    <span>
                      Transfer <b>{text(bill.jumlah_transfer)}</b>
                    </span>
                    <CopySum
                      digits={digitsOf(bill.jumlah_transfer, mata_uang)}
                      label={`jumlah transfer ${bill.uraian}`}
                    />
                  </small>
                )}
                {onWriteOff && isNearlyPaid(bill) && (
                  <small>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Hapus sisa ${bill.uraian}`}
                      onClick={() => onWriteOff(bill)}
                    >
                      Hapus sisa {text(bill.jumlah - bill.dibayar)}
                    </Button>
                  </small>
                )}
              </span>
              <span className={prices.amount}>{text(bill.jumlah)}</span>
            </li>
          )
        })}
      </ol>
      {kode_unik !== null && sisa > 0 && (
        <p className={classes.quiet}>
          Jumlah transfer memuat kode unik {String(kode_unik).padStart(3, '0')}. Kode ini ikut dihitung
          sebagai pembayaran.
        </p>
      )}
      <p className={prices.open}>
        <span>Sisa tagihan</span>
        <b>{text(sisa)}</b>
      </p>
    </>
  )
}

/** Renders rules of law that the booking touches, each with its source: for staff to judge, never for the family. */
function LawNotices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null
  return (
    <section className={classes.over} aria-label="Perhatikan aturannya">
      <b>Perhatikan aturannya</b>
      <ul className={classes.notices}>
        {notices.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  )
}

/** Tells whether a bill is paid but for a difference: what is left of others is not written off with one press. */
const isNearlyPaid = ({ jumlah, dibayar }: Uang['tagihan'][number]): boolean =>
  jumlah > dibayar && jumlah - dibayar < dibayar

/** Nobody is asked for the bills of a draft, or of a booking kept for later. */
const isResting = ({ status }: Pemesanan) => status === 'draf' || status === 'disimpan'

/** A bank's form takes digits, of dollars with a point before the cents. */
function digitsOf(sum: number, mata_uang: Uang['mata_uang']): string {
  const unit = UNITS[mata_uang]
  return sum % unit === 0 ? String(sum / unit) : (sum / unit).toFixed(2)
}
