import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scopedName } from '../site/bundel/scoped-name.ts'

const ROOT = join(import.meta.dirname, '..')

async function sources(pattern: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const file of glob(`{site,admin,api}/src/**/*.${pattern}`, { cwd: ROOT })) {
    if (!file.includes('.test.')) files.set(file, readFileSync(join(ROOT, file), 'utf8'))
  }
  return files
}

/** Returns the declarations of files, without comments and addresses. */
function declarations(files: Map<string, string>): { file: string; property: string; value: string }[] {
  return [...files].flatMap(([file, text]) => {
    const css = file.endsWith('.css') ? text : [...text.matchAll(/<style>(.*?)<\/style>/gs)].join('')
    const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/url\([^)]*\)/g, '')
    return [...plain.matchAll(/(?<=[;{]\s*)([\w-]+):\s*([^;{}]+);/g)].map(
      ([, property = '', value = '']) => ({
        file,
        property,
        value: value.replace(/\s+/g, ' ').trim(),
      }),
    )
  })
}

const styles = declarations(await sources('{css,astro}'))
const said = (wrong: typeof styles) =>
  wrong.map(({ file, property, value }) => `${file}: ${property}: ${value}`)

describe('the look of site and admin', () => {
  it('is read from many declarations', () => {
    expect(styles.length).toBeGreaterThan(1000)
  })

  it('takes every colour from the shared tokens', () => {
    const literal = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(|\b(?:black|white|red|gr[ae]y|gold)\b(?!-)/i
    const names = /var\(--[\w-]+\)/g
    expect(said(styles.filter(({ value }) => literal.test(value.replace(names, ''))))).toEqual([])
  })

  it('takes every corner and every shadow from them, save rings and hairlines', () => {
    const corner =
      /^(?:(?:0|50%|[\d.]+mm|inherit|var\(--radius-[\w-]+\)|calc\(var\(--radius-[\w-]+\) - \d+px\))\s*)+$/
    const shadow = /^(?:none|var\(--shadow[\w-]*\)|(?:inset )?(?:-?\d+(?:px)? ){2,4}var\(--[\w-]+\))$/
    const wrong = styles.filter(
      ({ property, value }) =>
        (/radius$/.test(property) && !corner.test(value)) ||
        (property === 'box-shadow' && !value.split(/, (?![^(]*\))/).every((one) => shadow.test(one))),
    )
    expect(said(wrong)).toEqual([])
  })

  it('takes every size of type from them, save in print and where it follows the words around it', () => {
    const size = /^(?:inherit|[\d.]+(?:em|pt)|var\(--text-[\w-]+\))$/
    const wrong = styles.filter(
      ({ property, value }) =>
        (property === 'font-size' && !size.test(value)) ||
        (property === 'font' && !/^inherit$|var\(--text-[\w-]+\)|^[\d.]+pt /.test(value)),
    )
    expect(said(wrong)).toEqual([])
  })

  it('is set in one face', () => {
    const wrong = styles.filter(
      ({ property, value }) => property === 'font-family' && !/^(?:var\(--font\)|inherit)$/.test(value),
    )
    expect(said(wrong)).toEqual([])
  })

  it('asks for no variable that nobody sets', async () => {
    const files = await sources('{css,ts,tsx,astro}')
    const all = [...files.values(), readFileSync(join(ROOT, 'shared/src/tokens.css'), 'utf8')].join('\n')
    const known = new Set([...all.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name))
    const wrong = styles.filter(({ value }) =>
      [...value.matchAll(/var\((--[\w-]+)\)/g)].some(
        ([, name = '']) => !known.has(name) && !name.startsWith('--mantine-'),
      ),
    )
    expect(said(wrong)).toEqual([])
  })

  it('has a use for every token and every class of a component', async () => {
    const css = await sources('css')
    const code = await sources('{ts,tsx,astro}')
    const allCode = [...code.values()].join('\n')
    const all = [...css.values(), allCode].join('\n')
    const tokens = readFileSync(join(ROOT, 'shared/src/tokens.css'), 'utf8')
    const unused = [...tokens.matchAll(/^\s+(--[\w-]+):/gm)].filter(
      ([, name]) => !all.includes(`var(${name})`) && !tokens.includes(`var(${name})`),
    )
    expect(unused.map(([, name]) => name)).toEqual([])

    const modules = new Map([...css].filter(([file]) => file.endsWith('.module.css')))
    const dead = [...modules].flatMap(([file, text]) => {
      // A component may use classes of another's style sheet.
      const users = [...code.values(), ...css.values()]
        .filter((source) => source.includes(basename(file)))
        .join('\n')
      const own = classesOf(text.replace(/:global\([^)]*\)/g, ''))
      return [...classesOf(text)]
        .filter((name) => !isWordOf(own.has(name) ? users : allCode, name))
        .map((name) => `${file}: .${name}`)
    })
    expect(dead).toEqual([])

    // A print sheet names the classes of its component, by their names in the page.
    const unknown = [...css].flatMap(([file, text]) => {
      const screen = modules.get(file.replace('.print.css', '.module.css'))
      if (!file.endsWith('.print.css') || screen === undefined) return []
      const own = [...classesOf(screen)].map((name) => scopedName(name, file))
      return [...classesOf(text)]
        .filter((name) => !own.includes(name) && !isWordOf(allCode, name))
        .map((name) => `${file}: .${name}`)
    })
    expect(unknown).toEqual([])
  })
})

/** The classes that a sheet's selectors name. */
function classesOf(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|url\([^)]*\)/g, '')
  return new Set([...rules.matchAll(/\.([a-z_][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name))
}

function isWordOf(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text)
}
