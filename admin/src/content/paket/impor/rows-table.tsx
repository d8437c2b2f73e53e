import { Button, Card } from '@mantine/core'
import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'
import { kesiapanText } from '@safar/shared/content/paket/siap'
import { useState } from 'react'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import classes from './import.module.css'
import { RowName } from './row-name.tsx'

type Row = ImportAnswer['baris'][number]

/** The most rows shown before a press shows all. */
const SHOWN = 50
/** Changes of a row that stand open. */
const OPEN = 3

/** Renders the change of each row; unchanged rows are left out. */
export function RowsTable({ baris, kata }: Pick<ImportAnswer, 'baris'> & { kata: string }) {
  const [isWhole, setWhole] = useState(false)
  const rows = baris.filter(({ jenis }) => jenis !== 'sama')
  return (
    <Card>
      <h2 className={classes.heading}>Yang akan berubah</h2>
      <table className={classes.table} aria-label="Yang akan berubah">
        <thead>
          <tr>
            <th scope="col">Baris</th>
            <th scope="col">{`${kata.slice(0, 1).toUpperCase()}${kata.slice(1)}`}</th>
            <th scope="col">Perubahan</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isWhole ? rows.length : SHOWN).map((row) => (
            <SafeRow key={row.baris} of={row} name={`Baris ${row.baris}`} as="tr">
              {() => (
                <tr>
                  <td data-label="Baris">{row.baris}</td>
                  <RowName nama={row.nama} jenis={row.jenis}>
                    {row.jenis === 'baru' ? 'Baru' : 'Berubah'}
                  </RowName>
                  <td>
                    <Changes row={row} />
                    <Siap row={row} />
                  </td>
                </tr>
              )}
            </SafeRow>
          ))}
        </tbody>
      </table>
      {!isWhole && rows.length > SHOWN && (
        <Button mt="md" variant="default" onClick={() => setWhole(true)}>
          Tampilkan semua {rows.length} baris
        </Button>
      )}
    </Card>
  )
}

function Changes({ row: { ubah, jenis } }: { row: Row }) {
  const [open, rest] = jenis === 'baru' ? [[], ubah] : [ubah.slice(0, OPEN), ubah.slice(OPEN)]
  return (
    <>
      <ChangeList ubah={open} />
      {rest.length > 0 && (
        <details>
          <summary>{jenis === 'baru' ? `${rest.length} isian` : `${rest.length} perubahan lagi`}</summary>
          <ChangeList ubah={rest} />
        </details>
      )}
    </>
  )
}

/** Renders how complete a draft row is, and what it still lacks. */
function Siap({ row: { siap } }: { row: Row }) {
  if (!siap || siap.siap === siap.dari) return null
  return (
    <details className={classes.siap}>
      <summary>{kesiapanText(siap)} untuk terbit</summary>
      {siap.kurang.length > 0 && <p>Belum ada: {siap.kurang.join(', ')}.</p>}
      {siap.kosong.length > 0 && (
        <p>
          Kolom kosong: <code>{siap.kosong.join(', ')}</code>
        </p>
      )}
    </details>
  )
}

function ChangeList({ ubah }: Pick<Row, 'ubah'>) {
  if (ubah.length === 0) return null
  return (
    <ul className={classes.changes}>
      {ubah.map(({ kolom, dari, ke }) => (
        <li key={kolom}>
          <code>{kolom}</code>
          {dari && <del>{dari}</del>}
          {ke ? <ins>{ke}</ins> : <em>dikosongkan</em>}
        </li>
      ))}
    </ul>
  )
}
