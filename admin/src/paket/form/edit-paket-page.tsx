import { EditPage } from '../../form/edit-page.tsx'
import { PAKET_FORM } from './shape.ts'

/** `/admin/packages/{id}`, by id or slug. */
export function EditPaketPage() {
  return <EditPage shape={PAKET_FORM} />
}
