import type { InputOf, RecordOf, UpdateOf } from '../../records/noun/record.ts'
import type { ISIAN_FIELDS, PENGATURAN } from './fields.ts'

/** The settings as the API answers them. */
export interface Pengaturan extends RecordOf<typeof PENGATURAN> {}
/** All that they hold. */
export interface PengaturanIsi extends InputOf<typeof PENGATURAN.fields> {}
/** What a save sends, checked. */
export interface PengaturanUpdate extends UpdateOf<typeof ISIAN_FIELDS> {}
/** What a save of the holidays alone sends. */
export type LiburUpdate = Required<Pick<PengaturanUpdate, 'libur'>> & Pick<PengaturanUpdate, 'updated_at'>
