import { daysBetween, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { HargaPemesanan, Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconCheck } from '@tabler/icons-react'
import { type BillStanding, billsStanding } from './bills-standing.ts'
import classes from './price.module.css'

interface Props {
  harga: Pick<HargaPemesanan, 'tagihan' | 'mata_uang'>
  /** The booking whose bills they are, which tells what is paid; left out before there is one. */
  standing?: Pick<Pemesanan, 'status' | 'batas_dp'>
  today: string
}

/** Renders the bills of a plan in the order in which they fall due, with what is still open of a booking's. */
export function BillList({ harga: { tagihan, mata_uang }, standing, today }: Props) {
  const bills = standing
    ? billsStanding(tagihan, standing)
    : tagihan.map((bill) => ({ ...bill, standing: 'menunggu' as const }))
  const open = bills.reduce((sum, bill) => (bill.standing === 'lunas' ? sum : sum + bill.jumlah), 0)
  return (
    <>
      <ol className={classes.bills}>
        {bills.map((bill, index) => {
          const isPaid = bill.standing === 'lunas'
          const isLate = bill.standing === 'menunggu' && daysBetween(today, bill.jatuh_tempo) < 0
          return (
            <li key={index}>
              <span className={classes.mark} data-paid={isPaid || undefined} aria-hidden>
                {isPaid && <IconCheck size={10} stroke={3.5} />}
              </span>
              <span className={classes.bill}>
                <span>{bill.uraian}</span>
                <small data-late={isLate || undefined}>{dueText(bill, today)}</small>
              </span>
              <span className={classes.amount}>{sumText(bill.jumlah, mata_uang)}</span>
            </li>
          )
        })}
      </ol>
      {standing && (
        <p className={classes.open}>
          <span>Sisa tagihan</span>
          <b>{sumText(open, mata_uang)}</b>
        </p>
      )}
    </>
  )
}

/** Writes until when a bill is to be paid, and how far off that is. */
function dueText({ jatuh_tempo, standing }: { jatuh_tempo: string; standing: BillStanding }, today: string) {
  const day = `Tempo ${formatTanggalSingkat(jatuh_tempo)}`
  if (standing === 'lunas') return `${day}, sudah dibayar`
  const days = daysBetween(today, jatuh_tempo)
  if (Number.isNaN(days) || standing === 'disimpan') return day
  if (days > 1) return `${day}, ${days} hari lagi`
  if (days >= 0) return `${day}, ${days === 1 ? 'besok' : 'hari ini'}`
  return standing === 'draf' ? `${day}, belum dikirim` : `${day}, lewat ${-days} hari`
}
