import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join, posix, relative } from 'node:path'
import ts from 'typescript-api'

/*
 * Finds the built-ins that scripts of site and office call but the oldest supported browsers lack
 * (`shared/src/platform/browser/lantai.ts`). The compiler resolves each name, so that a method of our own may share a
 * built-in's name; MDN's data say since when there is one.
 */

/** A line that would throw in the oldest browsers supported. */
export interface Kurang {
  file: string
  line: number
  /** `Array.at`, `AbortSignal.timeout`. */
  apa: string
  sejak: string
}

/** The entry scripts, and inline scripts of pages by a made-up path. */
interface Masukan {
  files: readonly string[]
  inline: ReadonlyMap<string, string>
}

type Support = Readonly<Record<string, unknown>>
interface Compat {
  __compat?: { support: Support }
  [name: string]: Compat | undefined | unknown
}
interface Statement {
  version_added?: string | boolean | null
  version_removed?: string | boolean
  flags?: unknown
  prefix?: string
  alternative_name?: string
}

const data: { javascript: { builtins: Compat }; api: Compat } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../node_modules/@mdn/browser-compat-data/data.json'), 'utf8'),
)
const isCompat = (value: unknown): value is Compat => typeof value === 'object' && value !== null
const child = (of: unknown, name: string): Compat | undefined => {
  if (!isCompat(of) || !Object.hasOwn(of, name)) return undefined
  const found = of[name]
  return isCompat(found) ? found : undefined
}

/** MDN's browsers for a name in the list of oldest ones: a WebView is as old as the Chrome that it comes with. */
const BROWSERS: Record<string, readonly string[]> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari', 'safari_ios'],
}

/**
 * Returns since which version the browsers have it, where one of the oldest supported lacks it; empty where all have
 * it.
 */
function sejak({ __compat }: Compat, lantai: readonly string[]): string {
  if (!__compat) return ''
  for (const one of lantai) {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(one) ?? []
    for (const browser of BROWSERS[name] ?? []) {
      const said = __compat.support[browser]
      const statements: Statement[] = Array.isArray(said) ? said : isCompat(said) ? [said] : []
      const whole = statements.filter(
        ({ flags, prefix, alternative_name, version_removed }) =>
          !flags && !prefix && !alternative_name && !version_removed,
      )
      const added = whole.map(({ version_added }) =>
        typeof version_added === 'string' ? Number.parseFloat(version_added.replace('≤', '')) : Number.NaN,
      )
      if (!added.some((at) => at <= Number(version)))
        return `${browser} ${whole.map(({ version_added }) => version_added).join(', ') || 'belum ada'}`
    }
  }
  return ''
}

const TYPED = /^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/
/** `ReadonlyArray` of the compiler is MDN's `Array`. */
const plain = (name: string) => name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/Constructor$/, '')

/** An entry of MDN's data, and the names under which it may be polyfilled. */
interface Dikenal {
  apa: string
  brought: readonly string[]
  compats: readonly Compat[]
  /** The interface that it belongs to: whoever holds such an object has one. */
  owner?: Compat
}

/** Returns the MDN entry of a declaration in the compiler's libraries. */
function dikenalOf(declaration: ts.Declaration, name: string): Dikenal | null {
  const { builtins } = data.javascript
  const { parent } = declaration
  let owner = ''
  if (ts.isInterfaceDeclaration(parent)) owner = parent.name.text
  else if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    owner = parent.parent.name.getText()
  const space = ts.findAncestor(declaration, ts.isModuleDeclaration)?.name.text
  const root = space && child(builtins, space)
  if (owner === '') {
    const found = root ? child(root, name) : (child(builtins, name) ?? child(data.api, name))
    const apa = space ? `${space}.${name}` : name
    return found ? { apa, brought: [apa], compats: [found] } : null
  }
  const known = TYPED.test(owner) ? 'TypedArray' : plain(owner)
  const within = root ? child(root, known) : (child(builtins, known) ?? child(data.api, known))
  const own = within && (child(within, name) ?? child(within, `${name}_static`))
  const apa = `${space ? `${space}.` : ''}${known}.${name}`
  if (own) return { apa, brought: [apa], compats: [own], ...(!child(builtins, known) && { owner: within }) }
  if (within) return null
  // A mixin of several interfaces: any of them has its version.
  const owners = Object.keys(data.api).filter((one) => child(child(data.api, one), name))
  const compats = owners.flatMap((one) => child(child(data.api, one), name) ?? [])
  return compats.length > 0 ? { apa, brought: owners.map((one) => `${one}.${name}`), compats } : null
}

/** Returns the names that `bawaan.ts` polyfills, such as `Array.at`, read from its own lines. */
export function dibawa(source: string): Set<string> {
  const owner = (of: string) =>
    ({ list: 'Array', bare: 'HTMLDialogElement' })[of] ??
    (of.includes('Int8Array') ? 'TypedArray' : of.replace(/\.prototype$/, ''))
  const lines = [
    ...source.matchAll(/\bbring\(\s*((?:[\w.]|\((?=Int8)|(?<=prototype)\))+),\s*'(\w+)'/g),
    ...[...source.matchAll(/'(\w+)' in ([\w.]+)/g)].map(([all, name = '', of = '']) => [all, of, name]),
  ]
  return new Set(lines.map(([, of = '', name = '']) => `${owner(of)}.${name}`))
}

/** Collects the entry scripts of the site's pages (islands, page scripts, inline scripts) and of the office. */
export async function masukan(root: string): Promise<Masukan> {
  const files = new Set([
    'admin/src/main.tsx',
    'site/src/layouts/every-page.ts',
    // Compiled by itself, so no other script imports it.
    'site/src/pesanan/mount-family-page.ts',
  ])
  const inline = new Map<string, string>()
  for await (const path of glob('site/src/islands/*.ts', { cwd: root }))
    if (!path.endsWith('.d.ts')) files.add(path)
  for await (const found of glob('site/src/**/*.astro', { cwd: root })) {
    const path = found.replaceAll('\\', '/')
    const text = await readFile(join(root, path), 'utf8')
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    scripts.forEach(([, script = ''], nth) => {
      inline.set(`${path}.${nth}.ts`, script)
    })
    for (const { index } of text.matchAll(/\bclient:[a-z]+/g)) {
      const name = /<([A-Z]\w*)(?![\s\S]*<[A-Z])/.exec(text.slice(0, index))?.[1]
      const from = name && new RegExp(`\\b${name}\\b[^'"\\n]*from '(\\.[^']+)'`).exec(text)?.[1]
      if (from) files.add(posix.join(posix.dirname(path), from))
    }
  }
  return { files: [...files], inline }
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

/**
 * Returns every line, in the entry scripts and all that they import, that uses what the oldest supported browsers lack
 * and nothing polyfills.
 */
export function kurangOf(
  root: string,
  { files, inline }: Masukan,
  { lantai, brought }: { lantai: readonly string[]; brought: ReadonlySet<string> },
): { kurang: Kurang[]; dibaca: number } {
  const host = ts.createCompilerHost(OPTIONS, true)
  const within = new Map([...inline].map(([path, text]) => [join(root, path), text]))
  const { fileExists, readFile: read } = host
  host.fileExists = (path) => within.has(path) || fileExists(path)
  host.readFile = (path) => within.get(path) ?? read(path)
  const program = ts.createProgram(
    [...files, ...inline.keys()].map((path) => join(root, path)),
    OPTIONS,
    host,
  )
  const checker = program.getTypeChecker()
  const kurang: Kurang[] = []
  const seen = new Set<ts.SourceFile>()

  function look(source: ts.SourceFile): void {
    if (seen.has(source) || source.isDeclarationFile || source.fileName.includes('/node_modules/')) return
    seen.add(source)
    const follow = (specifier: ts.Node) => {
      const file = checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile()
      if (file) look(file)
    }
    const tell = (node: ts.Node, apa: string, since: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      kurang.push({ file: relative(root, source.fileName), line: line + 1, apa, sejak: since })
    }
    const check = (name: ts.Identifier) => {
      const declarations = checker.getSymbolAtLocation(name)?.declarations ?? []
      for (const declaration of declarations) {
        const file = declaration.getSourceFile()
        if (!program.isSourceFileDefaultLibrary(file)) continue
        const found = dikenalOf(declaration, name.text)
        if (!found || found.brought.some((one) => brought.has(one)) || isAsked(source.text, name.text))
          continue
        const since = found.compats.map((one) => sejak(one, lantai))
        const [first] = since
        const isOfNewer = found.owner && sejak(found.owner, lantai) === first
        if (first && since.every(Boolean) && !isOfNewer) return tell(name, found.apa, first)
      }
    }
    const visit = (node: ts.Node): void => {
      if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
        const isType = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly
        if (!isType) follow(node.moduleSpecifier)
        return
      }
      if (ts.isTypeNode(node)) return
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        for (const specifier of node.arguments) follow(specifier)
      if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name) && ends(node)) check(node.name)
      else if (ts.isIdentifier(node) && isGlobalUse(node)) check(node)
      else if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/.test(node.text))
        tell(node, 'pola yang melihat ke belakang', 'safari 16.4')
      ts.forEachChild(node, visit)
    }
    visit(source)
  }

  for (const path of [...files, ...inline.keys()]) {
    const source = program.getSourceFile(join(root, path))
    if (!source) throw new Error(`no script ${path} below ${dirname(root)}`)
    look(source)
  }
  return { kurang, dibaca: seen.size }
}

/** Tells if a script throws where this is missing: it is called, constructed or accessed, and not by `?.`. */
function ends(node: ts.Expression): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent)) return parent.expression === node && !parent.questionDotToken
  if (ts.isNewExpression(parent)) return parent.expression === node
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return parent.expression === node && !parent.questionDotToken
  return false
}

/** Tells if a global name is used: within `typeof` it does no harm. */
function isGlobalUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword
  return ends(node)
}

/**
 * Tells if the script checks for it first: `'at' in list`, `typeof structuredClone`, `list.at?.(0)`, `if (!list.at)`.
 */
const isAsked = (text: string, name: string) =>
  new RegExp(
    `'${name}' in |typeof [\\w.]{0,60}\\b${name}\\b|\\.${name}\\?\\.|if \\(!?[\\w.]{1,60}\\.${name}\\b(?!\\()`,
  ).test(text)
