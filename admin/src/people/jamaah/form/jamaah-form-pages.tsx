import { Alert } from '@mantine/core'
import { JAMAAH_FIELDS, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { editPath } from '@safar/shared/platform/address/admin'
import type { Warned } from '@safar/shared/records/noun/read'
import { emptyValues } from '@safar/shared/records/noun/values'
import { useSearchParams } from 'react-router-dom'
import { AddPage } from '../../../records/form/add-page.tsx'
import { EditPage } from '../../../records/form/edit-page.tsx'
import { SamePeople } from '../gabung/same-people.tsx'
import { filledPath, knownOf, placeOf } from './for-place.ts'
import { JAMAAH_FORM } from './jamaah-form.ts'
import { SavedWarnings } from './saved-warnings.tsx'

/**
 * Renders `/admin/jamaah/add`. Who is made for a place of a booking goes back there; where something of the papers is
 * odd, their own page says it.
 */
export function AddJamaahPage() {
  const [params] = useSearchParams()
  const place = placeOf(params)
  const clean = { ...emptyValues(JAMAAH_FIELDS), ...(place && knownOf(place.peserta)) }
  return (
    <AddPage
      shape={JAMAAH_FORM}
      clean={clean}
      notice={
        place && (
          <Alert color="emerald" mb="lg">
            Untuk tempat yang masih kosong di sebuah pemesanan. Setelah disimpan, Anda kembali ke sana untuk
            mengisi tempatnya.
          </Alert>
        )
      }
      goesTo={(made: Jamaah & Warned) => {
        if (place) return { path: filledPath(place, made), words: 'Sekarang isi tempatnya di pemesanan.' }
        return made.peringatan
          ? { path: editPath('jamaah', made.id), words: 'Ada yang perlu dicocokkan.' }
          : null
      }}
    />
  )
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
