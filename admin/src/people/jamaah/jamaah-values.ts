import type { JAMAAH_FIELDS } from '@safar/shared/people/jamaah/jamaah-fields'
import type { FormValuesOf } from '@safar/shared/records/noun/values'

/** The values of a pilgrim's form. */
export type JamaahValues = FormValuesOf<typeof JAMAAH_FIELDS>
