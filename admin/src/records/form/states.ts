import { STATUS_LABEL } from '@safar/shared/records/noun/states'
import type { Look, Section } from './shape.ts'

/** The looks of the fields of a record's state, in every form that has them; they stand in its panel. */
export const STATE_LOOKS: Record<'status' | 'terbit_pada' | 'turun_pada' | 'kosong', Look> = {
  status: { label: 'Keadaan', words: STATUS_LABEL },
  terbit_pada: { label: 'Terbit pada', hint: 'Waktu Jakarta (WIB)' },
  turun_pada: { label: 'Turun pada', hint: 'Boleh kosong. Pada waktu ini pindah ke arsip' },
  kosong: { label: 'Belum diisi' },
}

export const STATE_SECTION: Section = {
  id: 'terbitan',
  title: 'Terbitan',
  fields: ['status', 'terbit_pada', 'turun_pada'],
}
