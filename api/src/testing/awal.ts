import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'

/** The agency of a server in a test: the made-up one. */
export const AWAL = { siteUrl: 'http://127.0.0.1:4321', pengaturanAwal: PENGATURAN_CONTOH }
