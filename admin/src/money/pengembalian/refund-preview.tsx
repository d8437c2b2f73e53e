import type { HitunganPengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import classes from './refund.module.css'

/** Says for which day a refund was reckoned: `Dihitung untuk 21 November 2026, 24 hari sebelum berangkat.` */
export function reckonedFor({ tanggal, hari }: Pick<HitunganPengembalian, 'tanggal' | 'hari'>): string {
  const when =
    hari === null ? '' : hari >= 0 ? `, ${hari} hari sebelum berangkat` : `, ${-hari} hari sesudah berangkat`
  return `Dihitung untuk ${formatTanggal(tanggal)}${when}.`
}

/** Writes a line of a reckoning; what is kept has a minus. */
export const lineText = (jumlah: number, mata_uang: HitunganPengembalian['mata_uang']): string =>
  `${jumlah < 0 ? '− ' : ''}${sumText(Math.abs(jumlah), mata_uang)}`

interface Props {
  reckoned: HitunganPengembalian
  /** True while a newer one is on its way. */
  isOld: boolean
}

/** Renders a refund line by line: what was paid, what is kept and why, and what comes back. */
export function RefundPreview({ reckoned, isOld }: Props) {
  const { baris, kembali, mata_uang, peringatan, pita, sebab, tanggal, hari } = reckoned
  return (
    <div className={classes.preview} data-old={isOld || undefined}>
      <table className={classes.lines}>
        <caption>{reckonedFor({ tanggal, hari })}</caption>
        <tbody>
          {baris.map(({ uraian, jumlah }, at) => (
            <tr key={at} data-kept={jumlah < 0 || undefined}>
              <th scope="row">{uraian}</th>
              <td>{lineText(jumlah, mata_uang)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Uang kembali</th>
            <td>{sumText(kembali, mata_uang)}</td>
          </tr>
        </tfoot>
      </table>
      {peringatan.map((words) => (
        <p key={words} className={classes.warn}>
          {words}
        </p>
      ))}
      {sebab === 'batal' && (
        <p className={classes.rule}>
          {pita
            ? 'Menurut aturan yang dibekukan pada pembayaran pertama. Aturan yang diganti sesudahnya tidak berlaku untuk pemesanan ini.'
            : 'Tidak ada aturan potongan untuk pemesanan ini, jadi tidak ada yang dipotong.'}
        </p>
      )}
    </div>
  )
}
