import { Button } from '@mantine/core'
import type { HasilMassal } from '@safar/shared/paket/massal'
import { type ReactNode, useState } from 'react'
import { PAKET_LOOKS } from '../form/looks.ts'
import { nilaiText } from './isian.ts'
import classes from './massal.module.css'

/** Rows that are drawn before somebody asks for all. */
const SHOWN = 50
const LABELS = new Map(Object.entries(PAKET_LOOKS).map(([kolom, { label }]) => [kolom, label]))

/** What a column is called; of what is no field of a package, nothing. */
const labelOf = (kolom: string) => LABELS.get(kolom) ?? ''

interface UbahProps {
  paket: HasilMassal['paket']
  currencyOf: (id: number) => string
}

/** Old and new of each package that changes. */
export function UbahTable({ paket, currencyOf }: UbahProps) {
  return (
    <Rows label="Yang akan berubah" heads={['Paket', 'Perubahan']} rows={paket}>
      {({ id, nama_paket, ubah }) => (
        <tr key={id}>
          <th scope="row">{nama_paket}</th>
          <td>
            <ul className={classes.changes}>
              {ubah.map(({ kolom, dari, ke }) => (
                <li key={kolom}>
                  <span>{labelOf(kolom)}</span> <del>{nilaiText(kolom, dari, currencyOf(id))}</del>{' '}
                  <ins>{nilaiText(kolom, ke, currencyOf(id))}</ins>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </Rows>
  )
}

/** What keeps packages from a change. */
export function GalatTable({ galat }: Pick<HasilMassal, 'galat'>) {
  return (
    <Rows label="Yang tidak dapat diubah" heads={['Paket', 'Sebab']} rows={galat}>
      {({ id, nama_paket, kolom, pesan }) => (
        <tr key={`${id} ${kolom} ${pesan}`}>
          <th scope="row">{nama_paket || `Nomor ${id}`}</th>
          <td>{[labelOf(kolom), pesan].filter(Boolean).join(': ')}</td>
        </tr>
      )}
    </Rows>
  )
}

interface RowsProps<Row> {
  label: string
  heads: readonly string[]
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

function Rows<Row>({ label, heads, rows, children }: RowsProps<Row>) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.slice(0, isWhole ? rows.length : SHOWN).map(children)}</tbody>
      </table>
      {!isWhole && rows.length > SHOWN && (
        <Button variant="default" onClick={() => setWhole(true)}>
          Tampilkan semua {rows.length} baris
        </Button>
      )}
    </>
  )
}
