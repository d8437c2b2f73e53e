import { ARTIKEL_FIELDS } from '@safar/shared/content/artikel/artikel-fields'
import { emptyValues } from '@safar/shared/records/noun/values'
import { AddPage } from '../../../records/form/add-page.tsx'
import { ARTIKEL_FORM } from './artikel-form.ts'

export function AddArtikelPage() {
  return <AddPage shape={ARTIKEL_FORM} clean={emptyValues(ARTIKEL_FIELDS)} />
}
