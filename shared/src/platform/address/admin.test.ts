import { expect, test } from 'vitest'
import { ADMIN_PAGES, adminRules, isLoginPath, isSignedInPath } from './admin.ts'
import { ADMIN_ROOTS } from './admin-roots.ts'

const isRuled = (path: string) =>
  adminRules().some((rule) => rule === path || (rule.endsWith('/*') && path.startsWith(rule.slice(0, -1))))

test('every page of the office has a root and a rule', () => {
  for (const path of [...Object.values(ADMIN_PAGES), '/admin/packages/7', '/admin/lihat/umroh']) {
    expect(
      ADMIN_ROOTS.some((root) => path.startsWith(root)),
      path,
    ).toBe(true)
    expect(isRuled(path), path).toBe(true)
    expect(isLoginPath(path) !== isSignedInPath(path), path).toBe(true)
  }
})

test('no rule takes its files, and no other address is its own', () => {
  expect(isRuled('/admin/assets/app.js')).toBe(false)
  for (const path of ['/', '/adminku', '/login/x', '/auth', '//admin', '/users'])
    expect([path, isLoginPath(path) || isSignedInPath(path)]).toEqual([path, false])
})
