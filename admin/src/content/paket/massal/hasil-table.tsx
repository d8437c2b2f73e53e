import { Button, VisuallyHidden } from '@mantine/core'
import type { HasilMassal } from '@safar/shared/content/paket/massal'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { type ReactNode, useState } from 'react'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { PAKET_LOOKS } from '../form/looks.ts'
import { nilaiText } from './isian.ts'
import classes from './massal.module.css'

/** The most rows shown before a press shows all. */
const SHOWN = 50
const LABELS = new Map(Object.entries(PAKET_LOOKS).map(([kolom, { label }]) => [kolom, label]))

/** Returns a column's label; empty for what is no field of a package. */
const labelOf = (kolom: string) => LABELS.get(kolom) ?? ''

/** The picked packages by id, as the list has them. */
export type Meant = ReadonlyMap<number, PaketRingkas>

interface ChangesProps {
  paket: HasilMassal['paket']
  meant: Meant
}

/** Renders a package's name with its day, which tells departures of one name apart. */
function Nama({ nama, paket }: { nama: string; paket: PaketRingkas | undefined }) {
  const day = paket?.tanggal_keberangkatan
  return (
    <th scope="row">
      {nama}
      {day && <span className={classes.day}>{formatTanggal(day)}</span>}
    </th>
  )
}

/** Renders old and new values of each package that changes. */
export function ChangesTable({ paket, meant }: ChangesProps) {
  return (
    <Rows label="Yang akan berubah" heads={['Paket', 'Perubahan']} rows={paket}>
      {({ id, nama_paket, ubah }) => (
        <tr>
          <Nama nama={nama_paket} paket={meant.get(id)} />
          <td>
            <ul className={classes.changes}>
              {ubah.map(({ kolom, dari, ke }) => (
                <li key={kolom}>
                  <span>{labelOf(kolom)}</span> <del>{nilaiText(kolom, dari, meant.get(id)?.currency)}</del>{' '}
                  <VisuallyHidden>menjadi </VisuallyHidden>
                  <ins>{nilaiText(kolom, ke, meant.get(id)?.currency)}</ins>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </Rows>
  )
}

/** Renders the packages that cannot be changed, with the reason. */
export function ErrorTable({ galat, meant }: Pick<HasilMassal, 'galat'> & Pick<ChangesProps, 'meant'>) {
  return (
    <Rows label="Yang tidak dapat diubah" heads={['Paket', 'Sebab']} rows={galat}>
      {({ id, nama_paket, kolom, pesan }) => (
        <tr>
          <Nama nama={nama_paket || `Nomor ${id}`} paket={meant.get(id)} />
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

function Rows<Row extends { id: number; nama_paket: string }>({
  label,
  heads,
  rows,
  children,
}: RowsProps<Row>) {
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
        <tbody>
          {rows.slice(0, isWhole ? rows.length : SHOWN).map((row, at) => (
            <SafeRow
              key={`${row.id} ${at.toString()}`}
              of={row}
              name={row.nama_paket || `Nomor ${row.id}`}
              as="tr"
            >
              {() => children(row)}
            </SafeRow>
          ))}
        </tbody>
      </table>
      {!isWhole && rows.length > SHOWN && (
        <Button variant="default" onClick={() => setWhole(true)}>
          Tampilkan semua {rows.length} baris
        </Button>
      )}
    </>
  )
}
