import { PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
import type { Paket, PaketInput } from '@safar/shared/content/paket/paket-schema'
import { liveUnlessSaid } from '@safar/shared/records/noun/states'
import { emptyValues, type FormValuesOf, readValues, valuesOf } from '@safar/shared/records/noun/values'

export type PaketFormValues = FormValuesOf<typeof PAKET_FIELDS>

/** Returns the form values of a new package. */
export const emptyPaket = (nama = '', tanggal = ''): PaketFormValues => ({
  ...emptyValues(PAKET_FIELDS),
  nama_paket: nama,
  tanggal_keberangkatan: tanggal,
})

/** Returns the form values of a stored package. */
export const valuesFromPaket = (paket: Paket): PaketFormValues => valuesOf(PAKET_FIELDS, paket)

/** Returns the form values of a package's next departure: everything but the date, the sold seats and the state. */
export const valuesFromCopy = (paket: Paket): PaketFormValues => ({
  ...valuesFromPaket(paket),
  ...emptyValues(liveUnlessSaid),
  tanggal_keberangkatan: '',
  sisa_pax: paket.total_pax,
})

/** Reads form values, half-filled as they may be, as a package for the preview and the warnings. */
export const toPreview = (values: PaketFormValues): PaketInput => readValues(PAKET_FIELDS, values)
