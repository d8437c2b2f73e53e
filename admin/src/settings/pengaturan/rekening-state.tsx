import type { FormValuesOf } from '@safar/shared/records/noun/values'
import type { ISIAN_FIELDS } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { isMilikPerusahaan } from '@safar/shared/settings/pengaturan/rekening'
import { useFormValues } from '../../records/form/form-context.ts'
import classes from './pengaturan.module.css'

type Values = FormValuesOf<typeof ISIAN_FIELDS>

/** Returns the names of accounts that are not the company's, one a line. */
function asing({ rekening, company }: Values): string {
  return rekening
    .filter(({ nomor, atas_nama }) => (nomor || atas_nama) && !isMilikPerusahaan({ atas_nama }, company))
    .map(({ nomor, atas_nama }) => `${nomor || 'tanpa nomor'} atas nama ${atas_nama || '(kosong)'}`)
    .join('\n')
}

/** Lists bank accounts that the site hides, with the reason: they are not in the company's name. */
export function RekeningState() {
  const names = useFormValues(asing)
  const company = useFormValues<string, Values>((values) => values.company)
  if (names === '') return null
  return (
    <ul className={classes.izin} aria-label="Rekening yang tidak ditampilkan">
      {names.split('\n').map((name) => (
        <li key={name} data-tanda="mendesak">
          <b>{name}</b> tidak ditampilkan di situs: bukan atas nama{' '}
          {company || 'badan usaha, yang belum diisi'}.
        </li>
      ))}
    </ul>
  )
}
