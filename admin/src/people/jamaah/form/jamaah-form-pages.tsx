import { JAMAAH_FIELDS, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import type { Warned } from '@safar/shared/records/noun/read'
import { emptyValues } from '@safar/shared/records/noun/values'
import { AddPage } from '../../../records/form/add-page.tsx'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { SamePeople } from '../gabung/same-people.tsx'
import { JAMAAH_FORM } from './jamaah-form.ts'
import { SavedWarnings } from './saved-warnings.tsx'

/** Renders `/admin/jamaah/add`. */
export function AddJamaahPage() {
  return <AddPage shape={JAMAAH_FORM} clean={emptyValues(JAMAAH_FIELDS)} />
}

/** Renders `/admin/jamaah/{id}`. */
export function EditJamaahPage() {
  return <EditPage shape={JAMAAH_FORM} About={AboutJamaah} />
}

function AboutJamaah({ record }: { record: Jamaah & Warned }) {
  return (
    <>
      <SamePeople record={record} />
      <SavedWarnings record={record} />
    </>
  )
}
