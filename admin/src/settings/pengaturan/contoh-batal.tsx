import { formatHarga } from '@safar/shared/platform/format/rupiah'
import type { FormValuesOf } from '@safar/shared/records/noun/values'
import {
  cancellationBands,
  cancellationExamples,
  HARGA_CONTOH_BATAL,
  pitaText,
} from '@safar/shared/settings/pengaturan/cancellation'
import type { ISIAN_FIELDS } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { useFormValues } from '../../records/form/form-context.ts'
import classes from './pengaturan.module.css'

/** Returns the example as visitors will read it, a line for each band; incomplete rows are left out. */
function contoh({ aturan_batal }: FormValuesOf<typeof ISIAN_FIELDS>): string {
  const rows = aturan_batal
    .filter(({ hari, potongan }) => hari !== '' && potongan !== '')
    .map(({ hari, potongan }) => ({ hari: Number(hari), potongan: Number(potongan) }))
  return cancellationExamples(cancellationBands(rows), HARGA_CONTOH_BATAL)
    .map(
      (row) => `${pitaText(row)}: dipotong ${formatHarga(row.dipotong)}, kembali ${formatHarga(row.kembali)}`,
    )
    .join('\n')
}

/** Renders what the terms of cancelling come to in rupiah, for an example price. */
export function CancellationExamples() {
  const lines = useFormValues(contoh)
  if (lines === '') return null
  return (
    <div className={classes.contoh}>
      <p>Contoh di situs, untuk harga {formatHarga(HARGA_CONTOH_BATAL)} yang sudah lunas:</p>
      <ul>
        {lines.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
