import { usePaketIdChoices } from '../content/paket/use-paket-choices.ts'
import { PengaturanPage } from '../settings/pengaturan/pengaturan-page.tsx'
import { pengaturanForm } from '../settings/pengaturan/shape.ts'

const FORM = pengaturanForm(usePaketIdChoices)

/** The settings, with the packages that some of them name: settings know nothing of packages. */
export function Component() {
  return <PengaturanPage shape={FORM} />
}
