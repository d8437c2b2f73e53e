import { Button, Card } from '@mantine/core'
import { MUTASI_LIMITS } from '@safar/shared/money/mutasi/mutasi'
import type { MutasiImpor } from '@safar/shared/money/mutasi/mutasi-schema'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { useState } from 'react'
import shared from '../../../content/paket/impor/import.module.css'
import { bankSum } from '../bank-sum.ts'
import classes from './impor.module.css'

/** The lines shown before a press shows more. */
const SHOWN = 25

/** Renders the lines of a statement as they were read, each new or there already. */
export function LinesTable({ impor }: { impor: MutasiImpor }) {
  const [most, setMost] = useState(SHOWN)
  const { baris, jumlah, saldo } = impor
  const broken = new Set(saldo.baris)
  return (
    <Card>
      <h2 className={shared.heading}>Isi berkas</h2>
      <table className={`${shared.table} ${classes.lines}`}>
        <caption className={classes.caption}>
          Baris yang terbaca{jumlah.baris > baris.length && `, ${formatThousands(baris.length)} yang pertama`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Baris</th>
            <th scope="col">Keterangan</th>
            <th scope="col">Tanggal</th>
            <th scope="col">Jumlah</th>
            <th scope="col">Saldo</th>
          </tr>
        </thead>
        <tbody>
          {baris.slice(0, most).map((line) => (
            <tr key={line.baris} data-ada={line.jenis === 'ada' || undefined}>
              <td data-label="Baris">{formatThousands(line.baris)}</td>
              <td>
                {line.keterangan}
                <span className={shared.jenis} data-jenis={line.jenis}>
                  {line.jenis === 'baru' ? 'baru' : 'sudah ada'}
                </span>
              </td>
              <td data-label="Tanggal">{formatTanggalSingkat(line.tanggal)}</td>
              <td data-label="Jumlah" className={classes.sum}>
                {bankSum(line.jumlah)}
              </td>
              <td
                data-label="Saldo"
                className={classes.sum}
                data-broken={broken.has(line.baris) || undefined}
              >
                {line.saldo === null ? 'tidak ada' : bankSum(line.saldo)}
                {broken.has(line.baris) && <span className={classes.broken}>tidak menyambung</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {baris.length > most && (
        <Button
          variant="default"
          className={shared.end ?? ''}
          onClick={() => setMost(MUTASI_LIMITS.pratinjau)}
        >
          Tampilkan {formatThousands(baris.length)} baris
        </Button>
      )}
    </Card>
  )
}
