import { basename } from 'node:path'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'

/** Pages that are no form: of what forms are made of they take small pieces alone, which lie in files of their own. */
const NO_FORMS = [
  'packages',
  'dashboard',
  'pemesanan',
  'uang',
  'uang/tagihan',
  'aktivitas',
  'pendaftaran',
  'cadangan',
] as const
/** The file of all forms, with its build's mark. */
const FORM = /^form-[\w-]{8}\.js$/

test('pages that are no form load none', async ({ page }) => {
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(new URL(request.url()).pathname))
  for (const name of NO_FORMS) {
    requested.clear()
    await openAsAdmin(page, `/admin/${name}`)
    await page.waitForLoadState('networkidle')
    const loaded = [...requested].map((path) => basename(path)).filter((file) => file.endsWith('.js'))
    expect(loaded.length, name).toBeGreaterThan(5)
    expect(
      loaded.filter((file) => FORM.test(file)),
      name,
    ).toEqual([])
  }
})
