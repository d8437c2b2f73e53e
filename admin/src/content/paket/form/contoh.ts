import { CONTOH_FIELDS, contohSembilanHari } from '@safar/shared/content/paket/contoh'
import { valuesOf } from '@safar/shared/records/noun/values'
import type { PaketFormValues } from './values.ts'

/** Returns the example as form values, its days counted from the departure that the form has. */
export const contohValues = ({ tanggal_keberangkatan }: PaketFormValues): Partial<PaketFormValues> =>
  valuesOf(CONTOH_FIELDS, contohSembilanHari(tanggal_keberangkatan))
