import { MRT_TableContainer, type MRT_TableInstance } from 'mantine-react-table'
import 'mantine-react-table/styles.css'
import type { PaketRow } from './paket-columns.tsx'

/** The table itself; search, filters and pages stand around it. */
export function PaketTable({ table }: { table: MRT_TableInstance<PaketRow> }) {
  return <MRT_TableContainer table={table} />
}
