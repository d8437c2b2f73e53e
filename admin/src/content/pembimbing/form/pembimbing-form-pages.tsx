import { PEMBIMBING_FIELDS } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { emptyValues } from '@safar/shared/records/noun/values'
import { AddPage } from '../../../records/form/add-page.tsx'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { PEMBIMBING_FORM } from './pembimbing-form.ts'

/** Renders `/admin/guides/add`. */
export function AddPembimbingPage() {
  return <AddPage shape={PEMBIMBING_FORM} clean={emptyValues(PEMBIMBING_FIELDS)} />
}

/** Renders `/admin/guides/{id}`, by id or slug. */
export function EditPembimbingPage() {
  return <EditPage shape={PEMBIMBING_FORM} />
}
