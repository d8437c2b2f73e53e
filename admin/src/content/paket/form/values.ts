import { PAKET_FIELDS } from '@safar/shared/content/paket/fields'
import type { Paket, PaketInput } from '@safar/shared/content/paket/schema'
import { liveUnlessSaid } from '@safar/shared/records/noun/states'
import { emptyValues, type FormValuesOf, readValues, valuesOf } from '@safar/shared/records/noun/values'

export type PaketFormValues = FormValuesOf<typeof PAKET_FIELDS>

/** The form for a new package. */
export const emptyPaket = (nama = '', tanggal = ''): PaketFormValues => ({
  ...emptyValues(PAKET_FIELDS),
  nama_paket: nama,
  tanggal_keberangkatan: tanggal,
})

/** The form for a package that exists. */
export const valuesFromPaket = (paket: Paket): PaketFormValues => valuesOf(PAKET_FIELDS, paket)

/** The form for the next departure of a package: everything but the date, the seats taken and its state. */
export const valuesFromCopy = (paket: Paket): PaketFormValues => ({
  ...valuesFromPaket(paket),
  ...emptyValues(liveUnlessSaid),
  tanggal_keberangkatan: '',
  sisa_pax: paket.total_pax,
})

/** The form's state as a package, half-filled as it may be: for the preview and the warnings. */
export const toPreview = (values: PaketFormValues): PaketInput => readValues(PAKET_FIELDS, values)
