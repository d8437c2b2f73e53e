import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, onCircles, readImports } from './imports.ts'

/** Which packages a package imports besides itself. */
const PACKAGES: Record<string, string[]> = {
  shared: [],
  api: ['shared'],
  site: ['shared'],
  admin: ['shared'],
  // It drives addresses.
  e2e: [],
  // It checks all the others …
  tools: ['shared', 'api', 'site', 'admin', 'e2e', 'setup'],
  // … and starts them, also for their own tests and benches.
  setup: ['api'],
}

/**
 * The floors of a package, from the ground up. Each names its places, a folder or a file of `src`; `*` are those that no
 * other floor names: the nouns. A place imports what stands on its own floor or below.
 */
const FLOORS: Record<string, string[]> = {
  'site/src': ['agency.ts env.ts today.ts question.ts gambar seo', 'components', '*', 'pages'],
}

const TEST = /^e2e\/|\.(test|testing|spec)\.|\/(testing|bench)\/|vitest[\w.]*\.config\./
const ROOT = join(import.meta.dirname, '..')
const imports = await readImports(ROOT)
const product = imports.filter(([from, to]) => !TEST.test(from) && !TEST.test(to))

const packageOf = (path: string) => (path.startsWith('tools/setup/') ? 'setup' : (path.split('/')[0] ?? ''))

/** The place of a file in its package's `src`, as `FLOORS` names it; null for files elsewhere. */
function placeOf(path: string): { src: string; name: string } | null {
  const [, src, name] = /^(site\/src)\/([^/]+)/.exec(path) ?? []
  return src && name ? { src, name } : null
}

function floorOf({ src, name }: { src: string; name: string }): number {
  const floors = (FLOORS[src] ?? []).map((floor) => floor.split(' '))
  const named = floors.findIndex((floor) => floor.includes(name))
  return named >= 0 ? named : floors.findIndex((floor) => floor.includes('*'))
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
      import { join } from 'node:path'`
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

  it('go down the floors of a package, never up', () => {
    const wrong = product.filter(([from, to]) => {
      const [a, b] = [placeOf(from), placeOf(to)]
      return a !== null && b !== null && a.src === b.src && floorOf(a) < floorOf(b)
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
      if (!a || !b || (a.src === b.src && a.name === b.name)) return []
      return [[`${a.src}/${a.name}`, `${b.src}/${b.name}`]]
    })
    expect([...new Set(said(onCircles(between)))]).toEqual([])
  })
})
