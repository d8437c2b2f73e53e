import { emptyValues } from '@safar/shared/noun/values'
import { PEMBIMBING_FIELDS } from '@safar/shared/pembimbing/fields'
import { AddPage } from '../../form/add-page.tsx'
import { EditPage } from '../../form/edit-page.tsx'
import { PEMBIMBING_FORM } from './shape.ts'

/** `/admin/guides/add`. */
export function AddPembimbingPage() {
  return <AddPage shape={PEMBIMBING_FORM} clean={emptyValues(PEMBIMBING_FIELDS)} />
}

/** `/admin/guides/{id}`, by id or slug. */
export function EditPembimbingPage() {
  return <EditPage shape={PEMBIMBING_FORM} />
}
