import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { EditPaketPage } from '../content/paket/form/edit-paket-page.tsx'
import { GiliranPaket } from '../people/pendaftaran/giliran/giliran-card.tsx'

function About({ record }: { record: Paket }) {
  return <GiliranPaket paket={record.id} />
}

/** Renders the form of a package with its waiting list, which the package's own folder may not import. */
export function Component() {
  return <EditPaketPage About={About} />
}
