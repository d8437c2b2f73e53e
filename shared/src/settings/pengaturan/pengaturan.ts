import type { InputOf, RecordOf, UpdateOf } from '../../records/noun/record.ts'
import type { ISIAN_FIELDS, PENGATURAN } from './pengaturan-fields.ts'

/** The settings as the API answers them. */
export interface Pengaturan extends RecordOf<typeof PENGATURAN> {}
/** All fields of the settings. */
export interface PengaturanIsi extends InputOf<typeof PENGATURAN.fields> {}
/** A checked change of the settings. */
export interface PengaturanUpdate extends UpdateOf<typeof ISIAN_FIELDS> {}
/** A change of the holidays alone. */
export type LiburUpdate = Required<Pick<PengaturanUpdate, 'libur'>> & Pick<PengaturanUpdate, 'updated_at'>
