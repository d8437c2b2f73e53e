import type { Paket } from '@safar/shared/content/paket/schema'
import { EditPaketPage } from '../content/paket/form/edit-paket-page.tsx'
import { GiliranPaket } from '../people/pendaftaran/giliran/giliran-card.tsx'

function About({ record }: { record: Paket }) {
  return <GiliranPaket paket={record.id} />
}

/** The form of a package, with who waits for it: a package knows nothing of registrations. */
export function Component() {
  return <EditPaketPage About={About} />
}
