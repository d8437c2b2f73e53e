import { expect, it } from 'vitest'
import { adminFingerprint } from './workspace.mjs'

it('builds the admin anew for an agency with other settings, which are written into it', () => {
  const before = adminFingerprint({ AGENCY_BRAND: 'Safar', AGENCY_CITY: 'Depok' })
  expect(adminFingerprint({ AGENCY_BRAND: 'Amanah', AGENCY_CITY: 'Depok' })).not.toBe(before)
  expect(adminFingerprint({ AGENCY_CITY: 'Depok', AGENCY_BRAND: 'Safar', PORT: '1', SITE_URL: 'x' })).toBe(
    before,
  )
  expect(adminFingerprint({ AGENCY_BRAND: '' })).toBe(adminFingerprint({}))
})
