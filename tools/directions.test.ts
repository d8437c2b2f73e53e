import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, onCircles, readImports } from './imports.ts'
import { drawWings, WINGS } from './wings.ts'

/** The packages that a package imports besides itself. */
const PACKAGES: Record<string, string[]> = {
  shared: [],
  api: ['shared'],
  site: ['shared'],
  admin: ['shared'],
  // It calls the product by its addresses.
  e2e: [],
  // It checks all the others …
  tools: ['shared', 'api', 'site', 'admin', 'e2e', 'setup'],
  // … and starts them, also for their own tests and benches.
  setup: ['api'],
}

/**
 * The floors of the site, from the ground up. Each names its places, a folder or a file of `src`; `*` are those that no
 * other floor names: the nouns. A place imports what stands on its own floor or below. The other packages have wings
 * (`wings.ts`).
 */
const SITE_FLOORS = ['agency.ts env.ts today.ts question.ts gambar seo', 'components', '*', 'pages'].map(
  (floor) => floor.split(' '),
)

/** A package, the example of a record for tests of any wing of another workspace. */
const EXAMPLE = 'shared/src/content/paket/'
const TEST = /^e2e\/|\.(test|testing|spec)\.|\/(testing|bench)\/|vitest[\w.]*\.config\./
const ROOT = join(import.meta.dirname, '..')
const imports = await readImports(ROOT)
const product = imports.filter(([from, to]) => !TEST.test(from) && !TEST.test(to))

const packageOf = (path: string) => (path.startsWith('tools/setup/') ? 'setup' : (path.split('/')[0] ?? ''))

/** Returns the name of a file of the site's `src`, or null. */
const siteName = (path: string) => /^site\/src\/([^/]+)/.exec(path)?.[1] ?? null

function floorOf(name: string): number {
  const named = SITE_FLOORS.findIndex((floor) => floor.includes(name))
  return named >= 0 ? named : SITE_FLOORS.findIndex((floor) => floor.includes('*'))
}

/**
 * Returns a file's wing: files beside the wings put all together and are `app`. The tokens of styles are everybody's.
 */
function wingOf(path: string): { src: string; wing: string; name: string } | null {
  if (path === 'shared/src/tokens.css') return null
  const [, src, first = '', second] = /^((?:shared|api|admin)\/src)\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? []
  return src ? { src, wing: second ? first : 'app', name: second ?? first } : null
}

/** Returns the folder of a wing or of the site's `src`, which is moved as one. */
function placeOf(path: string): string | null {
  const at = wingOf(path)
  const site = siteName(path)
  return at ? `${at.src}/${at.wing}/${at.name}` : site && `site/src/${site}`
}

const said = (wrong: readonly Import[]) => wrong.map(([from, to]) => `${from} imports ${to}`).sort()

describe('imports', () => {
  it('are read from types, styles and pages, and when they are asked for later', () => {
    const source = `
      import type { A } from './a.ts'
      export { b } from "../b.ts"
      import './c.css'
      const d = await import('@safar/shared/content/paket/d')
      import '@safar/shared/tokens.css'
      import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'`
    expect(importsOf('admin/src/platform/ui/x.tsx', source).map(([, to]) => to)).toEqual([
      'admin/src/platform/ui/a.ts',
      'admin/src/platform/b.ts',
      'admin/src/platform/ui/c.css',
      'shared/src/content/paket/d.ts',
      'shared/src/tokens.css',
    ])
    expect(imports.length).toBeGreaterThan(2000)
  })

  it('go from package to package one way', () => {
    const wrong = imports.filter(([from, to]) => {
      const [a, b] = [packageOf(from), packageOf(to)]
      if (a === b || !(b in PACKAGES) || PACKAGES[a]?.includes(b)) return false
      return b !== 'setup' || !TEST.test(from)
    })
    expect(said(wrong)).toEqual([])
  })

  it('go down the floors of the site, never up', () => {
    const wrong = product.filter(([from, to]) => {
      const [a, b] = [siteName(from), siteName(to)]
      return a !== null && b !== null && floorOf(a) < floorOf(b)
    })
    expect(said(wrong)).toEqual([])
  })

  it('go from wing to wing as their table says, those of tests as well', () => {
    const wrong = imports.filter(([from, to]) => {
      const [a, b] = [wingOf(from), wingOf(to)]
      if (!a || !b || a.wing === b.wing || WINGS[a.wing]?.imports.includes(b.wing)) return false
      if (!TEST.test(from)) return true
      return b.wing !== 'testing' && (a.src === b.src || !to.startsWith(EXAMPLE))
    })
    expect(said(wrong)).toEqual([])
  })

  it('never lead back from place to place', () => {
    const ring: Import[] = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
      ['c', 'd'],
    ]
    expect(said(onCircles(ring))).toEqual(['b imports c', 'c imports b'])
    const between = product.flatMap(([from, to]): Import[] => {
      const [a, b] = [placeOf(from), placeOf(to)]
      return a && b && a !== b ? [[a, b]] : []
    })
    expect([...new Set(said(onCircles(between)))]).toEqual([])
  })
})

describe('wings', () => {
  it('stand in an order in which none imports what comes after it', () => {
    const names = Object.keys(WINGS)
    const up = Object.entries(WINGS).flatMap(([name, { imports: other }]) =>
      other.filter((each) => !names.includes(each) || names.indexOf(each) >= names.indexOf(name)),
    )
    expect(up).toEqual([])
  })

  it('are all that stands in a package, and a folder of one name has one wing', async () => {
    const wingsOf = new Map<string, Set<string>>()
    for (const src of ['shared/src', 'api/src', 'admin/src']) {
      const files = await readdir(join(ROOT, src), { recursive: true, withFileTypes: true })
      const tops = files.filter(({ parentPath }) => parentPath === join(ROOT, src))
      const folders = tops.filter((entry) => entry.isDirectory()).map(({ name }) => name)
      expect(folders.filter((name) => !(name in WINGS))).toEqual([])
      for (const { name, parentPath } of files.filter((entry) => entry.isDirectory())) {
        const [wing = '', ...deeper] = relative(join(ROOT, src), parentPath).split(sep)
        if (wing !== '' && wing !== 'testing' && deeper.length === 0)
          wingsOf.set(name, (wingsOf.get(name) ?? new Set()).add(wing))
      }
    }
    expect(wingsOf.size).toBeGreaterThan(50)
    expect([...wingsOf].filter(([, wings]) => wings.size > 1)).toEqual([])
  })

  it('are drawn as their table says: `node tools/draw-wings.ts`', async () => {
    expect(await readFile(join(ROOT, 'docs/wings.md'), 'utf8')).toBe(drawWings())
  })
})
