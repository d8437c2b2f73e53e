import { EditPage } from '../../../records/form/edit-page.tsx'
import { ARTIKEL_FORM } from './artikel-form.ts'

/** Renders `/admin/articles/{id}`, by id or slug. */
export function EditArtikelPage() {
  return <EditPage shape={ARTIKEL_FORM} />
}
