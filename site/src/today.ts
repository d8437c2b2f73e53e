import { hariIni } from '@safar/shared/platform/format/tanggal'

/** The agency's calendar day on which this release is built: what is open, full or departed hangs on it. */
export const today = (globalThis as typeof globalThis & { safarToday?: string }).safarToday ?? hariIni()
