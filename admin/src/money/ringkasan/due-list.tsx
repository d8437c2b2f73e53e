import type { RingkasanUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import type { Currency } from '@safar/shared/platform/format/rupiah'
import { formatBulan, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { Bar } from './bar.tsx'
import { BILL_WORDS } from './bill-words.ts'
import classes from './ringkasan.module.css'

interface Props {
  data: RingkasanUang
  mata_uang: Currency
}

/** Renders open bills by the day on which they fall due, what is late first, with a sum for each month. */
export function DueList({ data: { hari, keberangkatan, per }, mata_uang }: Props) {
  const own = hari.filter((day) => day.mata_uang === mata_uang)
  const late = own.filter(({ tanggal }) => tanggal !== '' && tanggal < per)
  const next = own.filter(({ tanggal }) => tanggal === '' || tanggal >= per)
  const names = new Map(keberangkatan.map(({ paket_id, nama_paket }) => [paket_id, nama_paket]))
  // Map.groupBy is younger than the browsers of the office.
  const months = new Map<string, typeof next>()
  for (const due of next) {
    const month = due.tanggal.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), due])
  }
  const sumOf = (days: readonly { sisa: number }[]) => days.reduce((sum, { sisa }) => sum + sisa, 0)
  const most = Math.max(1, sumOf(late), ...next.map(({ sisa }) => sisa))
  if (own.length === 0) return <p className={classes.small}>Tidak ada tagihan yang terbuka.</p>
  return (
    <ul className={classes.due}>
      {late.length > 0 && (
        <li data-late>
          <b>Lewat</b>
          <span className={classes.small}>{late.length} hari tempo yang sudah lewat</span>
          <span className={classes.sum}>{sumText(sumOf(late), mata_uang)}</span>
          <Bar done={0} late={sumOf(late)} all={sumOf(late)} most={most} />
        </li>
      )}
      {[...months].map(([month, days]) => (
        <li key={month} className={classes.month}>
          <h3>
            {month ? formatBulan(`${month}-01`) : 'Tanpa tanggal'}{' '}
            <span>{sumText(sumOf(days), mata_uang)}</span>
          </h3>
          <ul>
            {days.map(({ tanggal, sisa, rincian }) => (
              <li key={tanggal}>
                <b>{tanggal ? formatTanggalSingkat(tanggal) : 'Tanpa tanggal'}</b>
                <span className={classes.small}>
                  {[
                    ...new Set(
                      rincian.map(({ jenis, paket_id }) =>
                        `${BILL_WORDS[jenis]} ${names.get(paket_id) ?? ''}`.trim(),
                      ),
                    ),
                  ].join(', ')}
                </span>
                <span className={classes.sum}>{sumText(sisa, mata_uang)}</span>
                <Bar done={sisa} late={0} all={sisa} most={most} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
