import { hariIni } from '@safar/shared/platform/format/tanggal'

/** The day in Jakarta on which this release is built, `YYYY-MM-DD`: open, full or departed depends on it. */
export const today = (globalThis as typeof globalThis & { safarToday?: string }).safarToday ?? hariIni()
