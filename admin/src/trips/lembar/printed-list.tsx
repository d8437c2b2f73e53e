import { formatTanggal, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { DepartureSheet } from '@safar/shared/trips/lembar/lembar-schema'
import { useIsPrinting } from '../../platform/ui/use-is-printing.ts'
import classes from './lembar.module.css'
import { nameOf } from './lembar-shape.tsx'

const HEADS = [
  'No',
  'Nama di paspor',
  'L/P',
  'Usia',
  'Tanggal lahir',
  'Nomor paspor',
  'Berlaku sampai',
  'Visa',
  'Nomor HP',
  'Pemesanan',
]
const day = (value: string) => value && formatTanggalSingkat(value)

/** Renders a departure's people for paper, only while they are printed: the sheet is wider than any paper. */
export function PrintedList({ data: { paket, baris } }: { data: DepartureSheet }) {
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  return (
    <table className={classes.printed}>
      <caption>
        {paket.nama_paket}
        {paket.berangkat && `, berangkat ${formatTanggal(paket.berangkat)}`}: {baris.length} orang. Nomor
        paspor tersamar; yang utuh ada di manifest Excel.
      </caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {baris.map((row, at) => {
          const { peserta_id, jamaah, umur, visa, kode } = row
          return (
            <tr key={peserta_id}>
              <td>{at + 1}</td>
              <th scope="row">{nameOf(row)}</th>
              <td>{jamaah?.jenis_kelamin}</td>
              <td>{umur}</td>
              <td>{day(jamaah?.tgl_lahir ?? '')}</td>
              <td>{jamaah?.no_paspor}</td>
              <td>{day(jamaah?.tgl_habis ?? '')}</td>
              <td>{visa.ada ? day(visa.berlaku) || 'Ada' : ''}</td>
              <td>{jamaah?.no_hp}</td>
              <td>{kode}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
