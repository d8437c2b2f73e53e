import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { useQuery } from '@tanstack/react-query'
import { sampaiText } from '../../trips/pemesanan/departure-text.ts'
import { Figure } from '../../trips/pemesanan/rinci/figure.tsx'
import { uangQuery } from '../uang.queries.ts'
import { billDue } from './bill-due.ts'

interface Props {
  booking: Pemesanan
  today: string
}

/** Renders the figures of a booking's money as the ledger has them. Their places stand before they are read. */
export function MoneyFigures({ booking, today }: Props) {
  const { data, isError } = useQuery(uangQuery(booking.id))
  const waiting = isError ? 'belum terbaca' : 'sebentar'
  if (!data)
    return ['Total tagihan', 'Diterima', 'Sisa tagihan', 'Tempo berikutnya'].map((label) => (
      <Figure key={label} label={label} value="…" note={waiting} />
    ))
  const { mata_uang, total, dibayar, sisa, lebih, tagihan, pembayaran } = data
  const text = (sum: number) => sumText(sum, mata_uang)
  const open = tagihan.filter(({ jumlah_transfer }) => jumlah_transfer !== null)
  const [next] = open
  const waits = pembayaran.filter(({ status }) => status === 'menunggu').length
  const receipts = pembayaran.filter(({ status }) => status === 'diterima').length
  return (
    <>
      <Figure label="Total tagihan" value={text(total)} note={`${booking.jumlah_peserta} orang`} />
      <Figure
        label="Diterima"
        value={text(dibayar)}
        note={waits > 0 ? `${waits} pembayaran menunggu diperiksa` : `${receipts} kwitansi`}
        tone={waits > 0 ? 'doubtful' : dibayar > 0 ? 'done' : undefined}
      />
      <Figure
        label="Sisa tagihan"
        value={text(sisa)}
        note={open.length > 0 ? `${open.length} tagihan terbuka` : 'tidak ada yang terbuka'}
      />
      <Figure
        label="Tempo berikutnya"
        value={next ? formatTanggalSingkat(billDue(next, booking)) : '–'}
        note={
          next
            ? [text(next.jumlah - next.dibayar), sampaiText(billDue(next, booking), today)]
                .filter((words) => !words.startsWith('sampai'))
                .join(', ')
            : 'tidak ada'
        }
        tone={next && billDue(next, booking) < today ? 'bad' : undefined}
      />
      {lebih > 0 && (
        <Figure
          label="Lebih bayar"
          value={text(lebih)}
          note="tidak dipakai tagihan mana pun"
          tone="doubtful"
        />
      )}
    </>
  )
}
