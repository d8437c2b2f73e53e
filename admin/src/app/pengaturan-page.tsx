import { usePaketIdChoices } from '../content/paket/use-paket-choices.ts'
import { PengaturanPage } from '../settings/pengaturan/pengaturan-page.tsx'
import { pengaturanForm } from '../settings/pengaturan/shape.ts'

const FORM = pengaturanForm(usePaketIdChoices)

/** Renders the settings with the packages that some of them name, which the folder of the settings may not import. */
export function Component() {
  return <PengaturanPage shape={FORM} />
}
