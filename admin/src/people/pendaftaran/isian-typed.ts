import { KAMAR } from '@safar/shared/content/paket/kamar'
import type { FormFieldName } from '@safar/shared/people/pendaftaran/form-fields'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { tidyTyped } from '@safar/shared/platform/text/tidy'

export type Typed = Record<FormFieldName, string>
type Read = Pick<Pendaftaran, FormFieldName>

/** Parses the typed fields of a registration into what calls take. */
export function readTyped({ kamar, ikut, kursi_roda, jumlah_pax, ...texts }: Typed): Read {
  const pax = tidyTyped(jumlah_pax)
  return {
    ...texts,
    kamar: KAMAR.find((known) => known === kamar) ?? '',
    jumlah_pax: pax === '' ? null : Number(pax),
    ikut: ikut === 'ya' || ikut === 'tidak' ? ikut : '',
    kursi_roda: kursi_roda === 'ya' ? kursi_roda : '',
  }
}
