import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADMIN_PAGES } from '../shared/src/platform/address/admin.ts'
import { ADMIN_ROOTS } from '../shared/src/platform/address/admin-roots.ts'
import { GAMBAR_PATH } from '../shared/src/platform/address/gambar.ts'
import * as page from '../shared/src/platform/address/page.ts'
import { RECORD_FOLDER } from '../shared/src/platform/address/record.ts'

const SOURCES = globSync('{shared,api,site,admin}/{src,bundel}/**/*.{ts,tsx,astro}', {
  exclude: (name) => /\.test\.tsx?$|testing/.test(name),
})
/** The one place of each of them. */
const HOMES = ['shared/src/platform/address/', 'shared/src/files/gambar/name.ts']
const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('no address is spelled anywhere but in its own place', () => {
  const { beranda: _root, ...pages } = page
  const addresses = [...Object.values(pages), ...Object.values(RECORD_FOLDER), GAMBAR_PATH]
  const spelled = new RegExp(`["'\`}](?:${addresses.join('|')})(?=["'\`/?#])`)
  const found = SOURCES.filter((file) => !HOMES.some((home) => file.startsWith(home))).filter((file) =>
    spelled.test(code(file)),
  )
  expect(found).toEqual([])
})

test('the server in front of the product knows every address of the office', () => {
  const [, list = ''] = /@admin path (.*)/.exec(readFileSync('deploy/Caddyfile', 'utf8')) ?? []
  const known = list.split(' ')
  const isKnown = (path: string) =>
    known.some((rule) => rule === path || (rule.endsWith('/*') && path.startsWith(rule.slice(0, -1))))
  expect(Object.values(ADMIN_PAGES).filter((path) => !isKnown(path))).toEqual([])
  expect(known.filter((rule) => !ADMIN_ROOTS.some((root) => rule.startsWith(root)))).toEqual([])
})
