import { rekeningKey } from '@safar/shared/money/mutasi/mutasi'
import { METODE_LABEL } from '@safar/shared/money/pembayaran/pembayaran'
import type { RingkasanUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useQuery } from '@tanstack/react-query'
import { pengaturanQuery } from '../../settings/pengaturan/pengaturan.queries.ts'
import classes from './ringkasan.module.css'

type Received = RingkasanUang['rekening'][number]

/** Renders money of a currency that came in, by its way and account; transfers without a bank line are told apart. */
export function ReceivedList({ rows }: { rows: readonly Received[] }) {
  const { data: pengaturan } = useQuery(pengaturanQuery)
  const accountOf = (digits: string) => {
    const own = pengaturan?.rekening.find(({ nomor }) => rekeningKey(nomor) === digits)
    return own ? `${own.bank} ${own.nomor}` : `rekening ${digits}`
  }
  const labelOf = ({ metode, rekening }: Received) => {
    if (rekening !== '') return `${METODE_LABEL[metode]}, ${accountOf(rekening)}`
    return metode === 'transfer' ? 'Transfer tanpa baris mutasi' : METODE_LABEL[metode]
  }
  return rows.map((row) => (
    <p key={`${row.metode} ${row.rekening}`} className={classes.line}>
      {labelOf(row)} <b>{sumText(row.diterima, row.mata_uang)}</b>
    </p>
  ))
}
