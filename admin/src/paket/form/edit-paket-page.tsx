import type { Paket } from '@safar/shared/paket/schema'
import { EditPage } from '../../form/edit-page.tsx'
import { GiliranPaket } from '../../pendaftaran/giliran/giliran-card.tsx'
import { PAKET_FORM } from './shape.ts'

function Antrean({ record }: { record: Paket }) {
  return <GiliranPaket paket={record.id} />
}

/** `/admin/packages/{id}`, by id or slug. */
export function EditPaketPage() {
  return <EditPage shape={PAKET_FORM} About={Antrean} />
}
