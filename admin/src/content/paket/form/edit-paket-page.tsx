import type { Paket } from '@safar/shared/content/paket/paket-schema'
import type { ComponentType } from 'react'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { PAKET_FORM } from './paket-form.ts'

interface Props {
  /** Renders what other wings know of the package. */
  About?: ComponentType<{ record: Paket }>
}

/** Renders `/admin/packages/{id}`, by id or slug. */
export function EditPaketPage({ About }: Props) {
  return <EditPage shape={PAKET_FORM} About={About} />
}
