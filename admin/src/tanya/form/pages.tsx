import { emptyValues } from '@safar/shared/noun/values'
import { TANYA_FIELDS } from '@safar/shared/tanya/fields'
import { AddPage } from '../../form/add-page.tsx'
import { EditPage } from '../../form/edit-page.tsx'
import { TANYA_FORM } from './shape.ts'

/** `/admin/questions/add`. */
export function AddTanyaPage() {
  return <AddPage shape={TANYA_FORM} clean={emptyValues(TANYA_FIELDS)} />
}

/** `/admin/questions/{id}`. */
export function EditTanyaPage() {
  return <EditPage shape={TANYA_FORM} />
}
