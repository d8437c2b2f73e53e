import { expect, it } from 'vitest'
import { nextPath } from './paths.ts'

const next = (path: string) => nextPath(`?next=${encodeURIComponent(path)}`)

it.each(['/admin/packages?q=umrah', '/admin/edit_paket/umrah-9-hari', '/user/home', '/finance/spp?row=10'])(
  'goes on to %s after signing in',
  (path) => {
    expect(next(path)).toBe(path)
  },
)

it.each([
  'https://jahat.test/admin/packages',
  '//jahat.test/admin/packages',
  '/admin/..//jahat.test',
  '/admin/..//jahat.test?/admin/packages',
  '/admin/%2e%2e//jahat.test',
  '/admin/../\\jahat.test',
  '/admin\\..\\..\\jahat.test',
  '/admin/packages?q=1\n//jahat.test',
  '/admin/\t/jahat.test',
  '/admin/../storage/img_uploads/x',
  'javascript:alert(1)//admin/packages',
  '/admin/packages#//jahat.test',
])('leads nowhere by %j', (path) => {
  expect(next(path)).toBeNull()
})

it('leads nowhere by an address that is longer than any of ours', () => {
  expect(next(`/admin/packages?q=${'x'.repeat(3_000)}`)).toBeNull()
})
