import { SPANDUK_FIELDS } from '@safar/shared/content/spanduk/spanduk-fields'
import { emptyValues } from '@safar/shared/records/noun/values'
import { AddPage } from '../../../records/form/add-page.tsx'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { SPANDUK_FORM } from './spanduk-form.ts'

/** Renders `/admin/slides/add`. */
export function AddSpandukPage() {
  return <AddPage shape={SPANDUK_FORM} clean={emptyValues(SPANDUK_FIELDS)} />
}

/** Renders `/admin/slides/{id}`. */
export function EditSpandukPage() {
  return <EditPage shape={SPANDUK_FORM} />
}
