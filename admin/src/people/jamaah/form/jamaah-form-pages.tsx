import { JAMAAH_FIELDS } from '@safar/shared/people/jamaah/jamaah-fields'
import { emptyValues } from '@safar/shared/records/noun/values'
import { AddPage } from '../../../records/form/add-page.tsx'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { JAMAAH_FORM } from './jamaah-form.ts'
import { SavedWarnings } from './saved-warnings.tsx'

/** Renders `/admin/jamaah/add`. */
export function AddJamaahPage() {
  return <AddPage shape={JAMAAH_FORM} clean={emptyValues(JAMAAH_FIELDS)} />
}

/** Renders `/admin/jamaah/{id}`. */
export function EditJamaahPage() {
  return <EditPage shape={JAMAAH_FORM} About={SavedWarnings} />
}
