import { LAYANAN_FIELDS } from '@safar/shared/content/layanan/layanan-fields'
import { emptyValues } from '@safar/shared/records/noun/values'
import { AddPage } from '../../../records/form/add-page.tsx'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { LAYANAN_FORM } from './layanan-form.ts'

/** Renders `/admin/services/add`. */
export function AddLayananPage() {
  return <AddPage shape={LAYANAN_FORM} clean={emptyValues(LAYANAN_FIELDS)} />
}

/** Renders `/admin/services/{id}`, by id or slug. */
export function EditLayananPage() {
  return <EditPage shape={LAYANAN_FORM} />
}
