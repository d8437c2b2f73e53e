import { MrzSection } from './mrz-section.tsx'
import { TitipanSection } from './titipan-section.tsx'

/** Renders, folded, what stands below a passport's fields: the check of its zone, and where it lies. */
export function PasporParts() {
  return (
    <>
      <MrzSection />
      <TitipanSection />
    </>
  )
}
