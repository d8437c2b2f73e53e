import { GALERI_FIELDS } from '@safar/shared/content/galeri/galeri-fields'
import { emptyValues } from '@safar/shared/records/noun/values'
import { AddPage } from '../../../records/form/add-page.tsx'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { GALERI_FORM } from './galeri-form.ts'

/** Renders `/admin/gallery/add`. */
export function AddGaleriPage() {
  return <AddPage shape={GALERI_FORM} clean={emptyValues(GALERI_FIELDS)} />
}

/** Renders `/admin/gallery/{id}`. */
export function EditGaleriPage() {
  return <EditPage shape={GALERI_FORM} />
}
