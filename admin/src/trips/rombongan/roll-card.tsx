import { cellKey, type Mark, markKey, type Note, type Stop } from '@safar/shared/trips/rombongan/cell'
import type { RombonganKantor } from '@safar/shared/trips/rombongan/rombongan-schema'
import { Dot } from '../../platform/ui/dot.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './rombongan.module.css'

const when = (ms: number) => formatWaktu(new Date(ms).toISOString())

/** Reads the values of cells of one kind, newest first; the API checked each as it came. */
function valuesOf<Value extends { pada: number; hapus: boolean }>(
  { sel }: RombonganKantor,
  kind: 'perhentian' | 'catatan',
): { kunci: string; nilai: Value }[] {
  return sel
    .filter(({ jenis }) => jenis === kind)
    .map(({ kunci, nilai }): { kunci: string; nilai: Value } => ({ kunci, nilai: JSON.parse(nilai) }))
    .filter(({ nilai }) => !nilai.hapus)
    .sort((a, b) => b.nilai.pada - a.nilai.pada)
}

/** Renders the roll as guides called it, stop by stop; the office reads it and marks nobody. */
export function RollCard({ data }: { data: RombonganKantor }) {
  const cells = new Map(data.sel.map((cell) => [cellKey(cell), cell.nilai]))
  const markOf = (stop: string, peserta: number): Mark | null => {
    const nilai = cells.get(cellKey({ jenis: 'hadir', kunci: markKey(stop, peserta) }))
    return nilai === undefined ? null : JSON.parse(nilai)
  }
  const stops = valuesOf<Stop>(data, 'perhentian')
  return (
    <section className={classes.card} aria-label="Absen">
      <h2>Absen</h2>
      <p className={classes.lead}>
        {data.terakhir ? `Kiriman terakhir ${formatWaktu(data.terakhir)}. ` : ''}
        {data.peserta.length} jamaah, {data.peserta.filter(({ bantuan }) => bantuan).length} perlu bantuan.
        Jam dari HP pembimbing.
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
              <small>{when(pada)}</small>
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

/** Renders the guides' notes, things that were lost or found among them. */
export function NotesCard({ data }: { data: RombonganKantor }) {
  const notes = valuesOf<Note>(data, 'catatan')
  return (
    <section className={classes.card} aria-label="Catatan pembimbing">
      <h2>Catatan pembimbing</h2>
      {notes.length === 0 && (
        <p className={classes.none}>Belum ada catatan. Barang hilang dan ditemukan juga tampil di sini.</p>
      )}
      <ul className={classes.rows}>
        {notes.map(({ kunci, nilai: { jenis, teks, pada, selesai } }) => (
          <li key={kunci}>
            <span>
              <b>{teks}</b>
              <small>{when(pada)}</small>
            </span>
            {jenis === 'barang' && (
              <Dot tone={selesai ? 'done' : 'waiting'}>
                {selesai ? 'Barang, sudah kembali' : 'Barang, belum kembali'}
              </Dot>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
