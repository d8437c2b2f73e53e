import { JAMAAH, JAMAAH_FIELDS } from '../../people/jamaah/jamaah-fields.ts'
import type { Noun } from '../../records/noun/field.ts'
import type { RecordOf } from '../../records/noun/record.ts'

const F = JAMAAH_FIELDS

/** The fields of a pilgrim that a departure's sheet shows and edits, in the order of its columns. */
export const LEMBAR = {
  ...JAMAAH,
  fields: {
    nama_paspor: F.nama_paspor,
    sapaan: F.sapaan,
    jenis_kelamin: F.jenis_kelamin,
    tempat_lahir: F.tempat_lahir,
    tgl_lahir: F.tgl_lahir,
    no_paspor: F.no_paspor,
    tgl_terbit: F.tgl_terbit,
    tgl_habis: F.tgl_habis,
    kota_terbit: F.kota_terbit,
    nik: F.nik,
    kewarganegaraan: F.kewarganegaraan,
    status_nikah: F.status_nikah,
    no_hp: F.no_hp,
  },
} as const satisfies Noun

export type SheetField = keyof typeof LEMBAR.fields
/** A pilgrim as the sheet holds one, sealed fields as masks. */
export interface SheetJamaah extends Omit<RecordOf<typeof LEMBAR>, 'created_at'> {}
