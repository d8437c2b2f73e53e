import { daysBetween, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { HargaPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import classes from './price.module.css'

interface Props {
  harga: Pick<HargaPemesanan, 'tagihan' | 'mata_uang'>
  today: string
}

/** Renders the bills of a plan in the order in which they fall due. */
export function BillList({ harga: { tagihan, mata_uang }, today }: Props) {
  return (
    <ol className={classes.bills}>
      {tagihan.map(({ uraian, jatuh_tempo, jumlah }, index) => (
        <li key={index}>
          <span className={classes.mark} aria-hidden />
          <span className={classes.bill}>
            <span>{uraian}</span>
            <small>{dueText(jatuh_tempo, today)}</small>
          </span>
          <span className={classes.amount}>{sumText(jumlah, mata_uang)}</span>
        </li>
      ))}
    </ol>
  )
}

function dueText(jatuh_tempo: string, today: string): string {
  const days = daysBetween(today, jatuh_tempo)
  const day = `Tempo ${formatTanggalSingkat(jatuh_tempo)}`
  if (days === 0) return `${day}, hari ini`
  return days > 0 ? `${day}, ${days} hari lagi` : day
}
