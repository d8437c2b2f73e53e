import type { HargaPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { dueText } from './due-text.ts'
import classes from './price.module.css'

interface Props {
  harga: Pick<HargaPemesanan, 'tagihan' | 'mata_uang'>
  today: string
}

/** Renders the bills of a plan in the order in which they fall due, before there is a booking to pay them. */
export function BillList({ harga: { tagihan, mata_uang }, today }: Props) {
  return (
    <ol className={classes.bills}>
      {tagihan.map((bill, index) => (
        <li key={index}>
          <span className={classes.mark} aria-hidden />
          <span className={classes.bill}>
            <span>{bill.uraian}</span>
            <small>{dueText(bill.jatuh_tempo, { today })}</small>
          </span>
          <span className={classes.amount}>{sumText(bill.jumlah, mata_uang)}</span>
        </li>
      ))}
    </ol>
  )
}
