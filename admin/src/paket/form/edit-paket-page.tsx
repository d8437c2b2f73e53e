import type { Paket } from '@safar/shared/paket/schema'
import type { ComponentType } from 'react'
import { EditPage } from '../../form/edit-page.tsx'
import { PAKET_FORM } from './shape.ts'

interface Props {
  /** What other parts of the office know of the package. */
  About?: ComponentType<{ record: Paket }>
}

/** `/admin/packages/{id}`, by id or slug. */
export function EditPaketPage({ About }: Props) {
  return <EditPage shape={PAKET_FORM} About={About} />
}
