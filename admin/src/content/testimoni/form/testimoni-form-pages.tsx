import { TESTIMONI_FIELDS } from '@safar/shared/content/testimoni/testimoni-fields'
import { emptyValues } from '@safar/shared/records/noun/values'
import { AddPage } from '../../../records/form/add-page.tsx'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { TESTIMONI_FORM } from './testimoni-form.ts'

/** Renders `/admin/testimonials/add`. */
export function AddTestimoniPage() {
  return <AddPage shape={TESTIMONI_FORM} clean={emptyValues(TESTIMONI_FIELDS)} />
}

/** Renders `/admin/testimonials/{id}`. */
export function EditTestimoniPage() {
  return <EditPage shape={TESTIMONI_FORM} />
}
