import type { KeberangkatanUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { daysBetween, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { columnSumText } from '@safar/shared/trips/pemesanan/sum-text'
import { hariLagi } from '../../trips/pemesanan/departure-text.ts'
import { Bar } from './bar.tsx'
import classes from './ringkasan.module.css'

interface Props {
  caption: string
  rows: readonly KeberangkatanUang[]
  /** The departure that is shown beside the table. */
  chosen: number | null
  today: string
  onChoose: (paket: number) => void
}

/** Renders departures of one currency by their day, with what is missing; each bar is the whole of its departure. */
export function DeparturesTable({ caption, rows, chosen, today, onChoose }: Props) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Keberangkatan</th>
          <th scope="col">Seharusnya</th>
          <th scope="col">Diterima</th>
          <th scope="col">Sisa</th>
          <th scope="col">Lewat</th>
          <th scope="col">Jatuh tempo</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => {
          const text = (sum: number) => columnSumText(sum, one.mata_uang)
          const late = one.jatuh_tempo ? daysBetween(today, one.jatuh_tempo) : Number.NaN
          return (
            <tr key={one.paket_id} data-chosen={one.paket_id === chosen || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={classes.departure}
                  aria-pressed={one.paket_id === chosen}
                  onClick={() => onChoose(one.paket_id)}
                >
                  {one.nama_paket}
                </button>
                {!one.pasti && <span className={classes.unsure}>belum pasti</span>}
                <span className={classes.small}>
                  {[
                    one.tanggal_keberangkatan
                      ? formatTanggalSingkat(one.tanggal_keberangkatan)
                      : 'tanpa tanggal',
                    hariLagi(one.tanggal_keberangkatan, today),
                    `${one.peserta} orang`,
                    !one.pasti && one.minimal !== null && `minimal ${one.minimal}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </th>
              <td data-label="Seharusnya">{text(one.seharusnya)}</td>
              <td data-label="Diterima">
                {text(one.terbayar)}
                {one.seharusnya > 0 && (
                  <>
                    <span className={classes.percent}>{percentOf(one.terbayar, one.seharusnya)}</span>
                    <Bar done={one.terbayar} late={one.lewat} all={one.seharusnya} most={one.seharusnya} />
                  </>
                )}
              </td>
              <td data-label="Sisa">{text(one.sisa)}</td>
              <td data-label="Lewat" data-late={one.lewat > 0 || undefined}>
                {one.lewat > 0 ? text(one.lewat) : '0'}
              </td>
              <td data-label="Jatuh tempo" data-late={late < 0 || undefined}>
                {one.jatuh_tempo ? formatTanggalSingkat(one.jatuh_tempo) : 'tidak ada'}
                {!Number.isNaN(late) && (
                  <span className={classes.small}>
                    {late < 0 ? `lewat ${-late} hari` : `${late} hari lagi`}
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Returns a share in words of whole percent; only all of it is 100%, and only nothing is 0%. */
function percentOf(part: number, all: number): string {
  if (part <= 0) return '0%'
  return part >= all ? '100%' : `${Math.min(99, Math.max(1, Math.round((part / all) * 100)))}%`
}
