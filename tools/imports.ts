import { glob, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** An import of one file by another, both by their paths in the repository; types and styles count as well. */
export type Import = readonly [from: string, to: string]

const SOURCES = '{shared,api,site,admin,e2e,tools}/**/*.{ts,tsx,mjs,astro,css}'
const isForeign = (path: string) => /(^|\/)(node_modules|dist|\.\w+)(\/|$)/.test(path)
const SPECIFIER = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g
const PACKAGE = /^@safar\/(\w+)(\/.*)?$/

/** Resolves `specifier` as seen from `file`; null for a package of a registry. */
function resolve(file: string, specifier: string): string | null {
  const [, name, path = ''] = PACKAGE.exec(specifier) ?? []
  if (name) return `${name}/src${path}${/\.\w+$/.test(path) ? '' : '.ts'}`
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null
}

/** Returns a file's imports: by name, for their effect, dynamic, or of a style. */
export function importsOf(file: string, source: string): Import[] {
  const found = [...source.matchAll(SPECIFIER)].map(([, , specifier = '']) => resolve(file, specifier))
  return found.flatMap((to) => (to === null || to === file ? [] : [[file, to] as const]))
}

/** Returns every import between files of the repository at `root`. */
export async function readImports(root: string): Promise<Import[]> {
  const all: Import[] = []
  for await (const path of glob(SOURCES, { cwd: root, exclude: isForeign })) {
    const file = path.replaceAll('\\', '/')
    all.push(...importsOf(file, await readFile(join(root, file), 'utf8')))
  }
  return all
}

/** Returns the imports that are part of a cycle. */
export function onCircles(imports: readonly Import[]): Import[] {
  let left = [...imports]
  for (;;) {
    const importing = new Set(left.map(([from]) => from))
    const imported = new Set(left.map(([, to]) => to))
    const next = left.filter(([from, to]) => imported.has(from) && importing.has(to))
    if (next.length === left.length) return next
    left = next
  }
}
