import { hariIni } from '@safar/shared/format/tanggal'
import { paketWarnings } from '@safar/shared/paket/rules'
import { SECTIONS, sectionOf } from '../paket/form/fields.ts'
import { isBlankList, toPreview } from '../paket/form/input.ts'
import { validateValues } from '../paket/form/validate.ts'
import type { PaketFormValues } from '../paket/form/values.ts'

/** What the page says about the form besides the values themselves. */
export interface FormState {
  values: PaketFormValues
  /** Messages shown beside fields, by path. */
  errors: Record<string, string>
  /** Contradictions that are pointed out and not refused, by path. */
  warnings: Record<string, string>
  /** Sections that would be accepted as they stand, whether or not errors are shown yet. */
  complete: Record<string, boolean>
  /** Paths whose picture is on its way. */
  uploading: readonly string[]
  /** What a screen reader hears. */
  announcement: string
}

/** Sections that lie empty and may. */
const OPTIONAL = { itinerary: 'itineraris' } as const

/** What follows from the values alone; recomputed a moment after typing stops. */
export function derive(values: PaketFormValues): Pick<FormState, 'warnings' | 'complete'> {
  const warnings: Record<string, string> = {}
  for (const { field, message } of paketWarnings(toPreview(values), hariIni())) warnings[field] ??= message
  // A price that is not written yet, or no number yet, is no contradiction.
  if (typeof values.harga_double === 'string') delete warnings.harga_double
  const incomplete = new Set(Object.keys(validateValues(values, 'add')).map(sectionOf))
  for (const [section, list] of Object.entries(OPTIONAL)) {
    if (isBlankList(values, list)) incomplete.add(section)
  }
  const complete = Object.fromEntries(SECTIONS.map(({ id }) => [id, !incomplete.has(id)]))
  return { warnings, complete }
}

/** How many messages stand in each section. */
export function countBySection(errors: Record<string, string>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const path of Object.keys(errors)) {
    const section = sectionOf(path)
    counts[section] = (counts[section] ?? 0) + 1
  }
  return counts
}
