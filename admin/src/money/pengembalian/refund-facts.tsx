import { SEBAB_LABEL } from '@safar/shared/money/pengembalian/pengembalian'
import type { Pengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import classes from '../money.module.css'

/** Renders what a refund is, above a question about it. */
export function RefundFacts({ refund }: { refund: Pengembalian }) {
  const { kode, surat, jumlah, mata_uang, sebab, disetujui_oleh } = refund
  return (
    <dl className={classes.facts}>
      <dt>Kepada</dt>
      <dd>
        {surat.untuk}, {kode}
      </dd>
      <dt>Jumlah</dt>
      <dd>
        <b>{sumText(jumlah, mata_uang)}</b>
      </dd>
      <dt>Sebab</dt>
      <dd>{SEBAB_LABEL[sebab]}</dd>
      <dt>Disetujui</dt>
      <dd>{disetujui_oleh || 'admin'}</dd>
    </dl>
  )
}
