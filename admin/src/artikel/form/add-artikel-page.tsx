import { ARTIKEL_FIELDS } from '@safar/shared/artikel/fields'
import { emptyValues } from '@safar/shared/noun/values'
import { AddPage } from '../../form/add-page.tsx'
import { ARTIKEL_FORM } from './shape.ts'

export function AddArtikelPage() {
  return <AddPage shape={ARTIKEL_FORM} clean={emptyValues(ARTIKEL_FIELDS)} />
}
