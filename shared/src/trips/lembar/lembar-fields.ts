import { JAMAAH, JAMAAH_FIELDS } from '../../people/jamaah/jamaah-fields.ts'
import type { Noun } from '../../records/noun/field.ts'
import type { RecordOf } from '../../records/noun/record.ts'

const {
  nama_paspor,
  sapaan,
  jenis_kelamin,
  tempat_lahir,
  tgl_lahir,
  no_paspor,
  tgl_terbit,
  tgl_habis,
  kota_terbit,
  nik,
  kewarganegaraan,
  status_nikah,
  no_hp,
} = JAMAAH_FIELDS

/** The fields of a pilgrim that a departure's sheet shows and edits, in the order of its columns. */
export const LEMBAR = {
  ...JAMAAH,
  fields: {
    nama_paspor,
    sapaan,
    jenis_kelamin,
    tempat_lahir,
    tgl_lahir,
    no_paspor,
    tgl_terbit,
    tgl_habis,
    kota_terbit,
    nik,
    kewarganegaraan,
    status_nikah,
    no_hp,
  },
} as const satisfies Noun

export type SheetField = keyof typeof LEMBAR.fields
/** A pilgrim as the sheet holds one, sealed fields as masks. */
export interface SheetJamaah extends Omit<RecordOf<typeof LEMBAR>, 'created_at'> {}
