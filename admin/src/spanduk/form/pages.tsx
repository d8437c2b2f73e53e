import { emptyValues } from '@safar/shared/noun/values'
import { SPANDUK_FIELDS } from '@safar/shared/spanduk/fields'
import { AddPage } from '../../form/add-page.tsx'
import { EditPage } from '../../form/edit-page.tsx'
import { SPANDUK_FORM } from './shape.ts'

/** `/admin/slides/add`. */
export function AddSpandukPage() {
  return <AddPage shape={SPANDUK_FORM} clean={emptyValues(SPANDUK_FIELDS)} />
}

/** `/admin/slides/{id}`. */
export function EditSpandukPage() {
  return <EditPage shape={SPANDUK_FORM} />
}
