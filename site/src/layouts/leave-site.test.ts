import { expect, test } from 'vitest'
import { isElsewhere } from './leave-site.ts'

const at = (path: string) => isElsewhere(`https://safar.test${path}`)

test('office, API, pictures and files are elsewhere, the pages of the site are not', () => {
  for (const path of [
    '/login',
    '/auth/lupa',
    '/admin',
    '/admin/dashboard?q=1',
    '/finance/spp',
    '/api/docs',
    '/feed.xml',
    '/storage/img_uploads/a',
  ])
    expect([path, at(path)]).toEqual([path, true])
  for (const path of ['/', '/paket', '/loginku', '/data_produk/umrah-1.5-juta', '/paket?q=a.b', '/apik#a.b'])
    expect([path, at(path)]).toEqual([path, false])
})
