import { TANYA_FIELDS } from '@safar/shared/content/tanya/tanya-fields'
import { emptyValues } from '@safar/shared/records/noun/values'
import { AddPage } from '../../../records/form/add-page.tsx'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { TANYA_FORM } from './tanya-form.ts'

/** Renders `/admin/questions/add`. */
export function AddTanyaPage() {
  return <AddPage shape={TANYA_FORM} clean={emptyValues(TANYA_FIELDS)} />
}

/** Renders `/admin/questions/{id}`. */
export function EditTanyaPage() {
  return <EditPage shape={TANYA_FORM} />
}
