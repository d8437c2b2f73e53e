import { cellKey, type Mark, markKey, type Stop } from '@safar/shared/trips/rombongan/cell'
import type { RombonganKantor } from '@safar/shared/trips/rombongan/rombongan-schema'
import { Dot } from '../../platform/ui/dot.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { cellValues } from './cell-values.ts'
import classes from './rombongan.module.css'

/** Renders the roll as guides called it, stop by stop; the office reads it and marks nobody. */
export function RollCard({ data }: { data: RombonganKantor }) {
  const cells = new Map(data.sel.map((cell) => [cellKey(cell), cell.nilai]))
  const markOf = (stop: string, peserta: number): Mark | null => {
    const nilai = cells.get(cellKey({ jenis: 'hadir', kunci: markKey(stop, peserta) }))
    return nilai === undefined ? null : JSON.parse(nilai)
  }
  const stops = cellValues<Stop>(data, 'perhentian')
  return (
    <section className={classes.card} aria-label="Absen">
      <h2>Absen</h2>
      <p className={classes.lead}>
        {data.terakhir ? `Kiriman terakhir ${formatWaktu(data.terakhir)}. ` : ''}
        {data.peserta.length} jamaah, {data.peserta.filter(({ bantuan }) => bantuan).length} perlu bantuan.
        Jam WIB.
      </p>
      {stops.length === 0 && <p className={classes.none}>Belum ada absen.</p>}
      {stops.map(({ kunci, nilai: { nama, pada } }, index) => {
        const missing = data.peserta.filter(({ id }) => !markOf(kunci, id)?.ada)
        const present = data.peserta.length - missing.length
        return (
          <details key={kunci} className={classes.stop} open={index === 0}>
            <summary>
              <b>{nama}</b>
              <span>
                {present} dari {data.peserta.length}
              </span>
              <small>{formatWaktu(new Date(pada).toISOString())}</small>
            </summary>
            <p>
              {missing.length === 0 ? (
                <Dot tone="done">Semua hadir</Dot>
              ) : (
                <Dot tone="waiting">Belum: {missing.map((one) => one.nama).join(', ')}</Dot>
              )}
            </p>
          </details>
        )
      })}
    </section>
  )
}
