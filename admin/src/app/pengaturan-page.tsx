import { uangWarnings } from '@safar/shared/content/paket/ketentuan-uang'
import { usePaketIdChoices } from '../content/paket/use-paket-choices.ts'
import { PengaturanPage } from '../settings/pengaturan/pengaturan-page.tsx'
import { pengaturanForm } from '../settings/pengaturan/shape.ts'
import { ruleConsequences } from '../trips/kesiapan/rule-consequences.ts'

const FORM = pengaturanForm(usePaketIdChoices, {
  warnings: (values) => uangWarnings('pengaturan', values),
  consequences: ruleConsequences,
})

/**
 * Renders the settings with the packages that some of them name, the warnings of terms of payment, and whom a rule of
 * readiness touches, which the folder of the settings may not import.
 */
export function Component() {
  return <PengaturanPage shape={FORM} />
}
