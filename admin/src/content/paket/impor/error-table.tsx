import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'
import classes from './import.module.css'

/** Renders the errors of a sheet by cell, rows counted as in the spreadsheet. */
export function ErrorTable({ galat, baris }: Pick<ImportAnswer, 'galat' | 'baris'>) {
  const names = new Map(baris.map((row) => [row.baris, row.nama]))
  return (
    <table className={classes.table} aria-label="Yang perlu diperbaiki">
      <thead>
        <tr>
          <th scope="col">Baris</th>
          <th scope="col">Kolom</th>
          <th scope="col">Yang perlu diperbaiki</th>
        </tr>
      </thead>
      <tbody>
        {galat.map(({ baris: nomor, kolom, pesan }, at) => (
          <tr key={`${nomor}-${kolom}-${at.toString()}`}>
            <td data-label="Baris">{nomor}</td>
            <td data-label="Kolom">{kolom ? <code>{kolom}</code> : '–'}</td>
            <td>
              <span className={classes.pesan}>{pesan}</span>
              {names.get(nomor) && <span className={classes.nama}>{names.get(nomor)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
