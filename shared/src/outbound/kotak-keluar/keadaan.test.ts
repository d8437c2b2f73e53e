import { expect, it } from 'vitest'
import { HABIS_HARI } from '../../settings/pengaturan/izin.ts'
import { SURAT_HARI } from './keadaan.ts'

it('a licence is told of while what was told before is still kept', () => {
  expect(HABIS_HARI).toBeLessThan(SURAT_HARI)
})
