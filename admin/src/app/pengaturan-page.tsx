import { uangWarnings } from '@safar/shared/content/paket/ketentuan-uang'
import { usePaketIdChoices } from '../content/paket/use-paket-choices.ts'
import { PengaturanPage } from '../settings/pengaturan/pengaturan-page.tsx'
import { pengaturanForm } from '../settings/pengaturan/shape.ts'

const FORM = pengaturanForm(usePaketIdChoices, (values) => uangWarnings('pengaturan', values))

/**
 * Renders the settings with the packages that some of them name and the warnings of terms of payment, which the
 * folder of the settings may not import.
 */
export function Component() {
  return <PengaturanPage shape={FORM} />
}
