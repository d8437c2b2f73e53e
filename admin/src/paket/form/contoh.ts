import { valuesOf } from '@safar/shared/noun/values'
import { CONTOH_FIELDS, contohSembilanHari } from '@safar/shared/paket/contoh'
import type { PaketFormValues } from './values.ts'

/** The example as the form holds it, its days counted from the departure that stands there. */
export const contohValues = ({ tanggal_keberangkatan }: PaketFormValues): Partial<PaketFormValues> =>
  valuesOf(CONTOH_FIELDS, contohSembilanHari(tanggal_keberangkatan))
