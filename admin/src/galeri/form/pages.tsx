import { GALERI_FIELDS } from '@safar/shared/galeri/fields'
import { emptyValues } from '@safar/shared/noun/values'
import { AddPage } from '../../form/add-page.tsx'
import { EditPage } from '../../form/edit-page.tsx'
import { GALERI_FORM } from './shape.ts'

/** `/admin/gallery/add`. */
export function AddGaleriPage() {
  return <AddPage shape={GALERI_FORM} clean={emptyValues(GALERI_FIELDS)} />
}

/** `/admin/gallery/{id}`. */
export function EditGaleriPage() {
  return <EditPage shape={GALERI_FORM} />
}
