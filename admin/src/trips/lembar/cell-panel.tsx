import { Button } from '@mantine/core'
import { editPath } from '@safar/shared/platform/address/admin'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { pemesananPath } from '../../platform/paths.ts'
import { type CellSaves, cellKey, type SavesSnapshot } from '../../records/grid/cell-saves.ts'
import { shownValue } from '../../records/grid/cell-value.ts'
import type { GridColumn, GridShape } from '../../records/grid/shape.ts'
import classes from './lembar.module.css'
import { nameOf, type SheetRow } from './lembar-shape.tsx'

interface Props {
  shape: GridShape<SheetRow>
  row: SheetRow
  column: GridColumn<SheetRow>
  saves: CellSaves
  snapshot: SavesSnapshot
}

/** Renders what is to be said of the active cell: its gap in words, a change that clashed, and where it is mended. */
export function CellPanel({ shape, row, column, saves, snapshot }: Props) {
  const { jamaah, pemesanan_id, kode } = row
  const cell = jamaah ? snapshot.cells.get(cellKey(jamaah.id, column.id)) : undefined
  const mark = column.mark?.(row) ?? null
  const shown = (value: string) =>
    shownValue(shape.fields[column.id], shape.looks[column.id], value) || 'kosong'
  const choose = (side: 'saya' | 'mereka') => cell && saves.choose(cell.record, cell.field, side)
  return (
    <section className={classes.panel} aria-label="Tentang sel ini">
      <div>
        <p>
          <b>{nameOf(row)}</b> {column.header}
        </p>
        {mark && (
          <p data-tone={mark.tone}>
            <IconAlertTriangle size={16} aria-hidden /> {mark.said}
          </p>
        )}
        {cell?.keadaan === 'bentrok' && (
          <p data-tone="bad" role="status">
            Orang lain baru menulis {shown(cell.theirs)}; Anda menulis {shown(cell.value)}.
          </p>
        )}
        {cell?.keadaan === 'ditolak' && (
          <p data-tone="bad" role="status">
            {shown(cell.value)} tidak disimpan: {cell.pesan}
          </p>
        )}
        {cell?.keadaan === 'menunggu' && <p role="status">Belum terkirim. Dikirim begitu tersambung.</p>}
      </div>
      <div className={classes.ways}>
        {cell?.keadaan === 'bentrok' && (
          <>
            <Button size="compact-md" onClick={() => choose('saya')}>
              Pakai punya saya
            </Button>
            <Button size="compact-md" variant="default" onClick={() => choose('mereka')}>
              Pakai yang itu
            </Button>
          </>
        )}
        {cell?.keadaan === 'ditolak' && (
          <Button size="compact-md" variant="default" onClick={() => choose('mereka')}>
            Kembalikan isinya
          </Button>
        )}
        {jamaah && (
          <Button component={Link} to={editPath('jamaah', jamaah.id)} variant="default" size="compact-md">
            Buka jamaah
          </Button>
        )}
        <Button component={Link} to={pemesananPath(pemesanan_id)} variant="default" size="compact-md">
          Buka {kode}
        </Button>
      </div>
    </section>
  )
}
