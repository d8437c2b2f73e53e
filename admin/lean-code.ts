import { type ESTree, parseSync } from 'vite'

interface Cut {
  from: number
  to: number
  text: string
}

function withCuts(code: string, cuts: readonly Cut[]): string {
  const inOrder = cuts.toSorted((a, b) => a.from - b.from)
  let at = 0
  let text = ''
  for (const cut of inOrder) {
    text += code.slice(at, cut.from) + cut.text
    at = cut.to
  }
  return text + code.slice(at)
}

/** Appended to each file from which something was cut: reaching it after all throws. */
const LEFT_OUT = `function leftOut() { throw new Error('left out by admin/lean.ts') }`

/** The replacement of top-level declarations, by their names. */
export type LeftOut = Readonly<Record<string, string>>

/** Replaces each of these declarations by one that throws when it runs. */
export const missing = (...names: readonly string[]): LeftOut =>
  Object.fromEntries(names.map((name) => [name, 'leftOut']))

const standIn = (leftOut: LeftOut, name: string) => (Object.hasOwn(leftOut, name) ? leftOut[name] : undefined)

type Named = [name: string, cut: Cut]

function cutsOf(node: ESTree.Program['body'][number], leftOut: LeftOut): Named[] {
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? cutsOf(node.declaration, leftOut) : []
  if (node.type === 'FunctionDeclaration') {
    const name = node.id?.name ?? ''
    const text = standIn(leftOut, name)
    if (text === undefined) return []
    // The function may be called above its declaration.
    return [
      [
        name,
        { from: node.start, to: node.end, text: `function ${name}(...all) { return (${text})(...all) }` },
      ],
    ]
  }
  if (node.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id, init }): Named[] => {
    const name = id.type === 'Identifier' ? id.name : ''
    const text = standIn(leftOut, name)
    return init && text !== undefined ? [[name, { from: init.start, to: init.end, text }]] : []
  })
}

/** Finds methods in the declaration of one object at the top of a file, however deep they stand. */
function methodsOf(node: ESTree.Program['body'][number], of: string, names: readonly string[]): Named[] {
  if (node.type === 'ExportNamedDeclaration') {
    return node.declaration ? methodsOf(node.declaration, of, names) : []
  }
  if (node.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || id.name !== of || init?.type !== 'CallExpression') return []
    return init.arguments.flatMap((argument) => {
      if (argument.type !== 'ObjectExpression') return []
      return argument.properties.flatMap((property): Named[] => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
        const { name } = property.key
        return names.includes(name)
          ? [[name, { from: property.start, to: property.end, text: `${name}: leftOut` }]]
          : []
      })
    })
  })
}

/**
 * Cuts declarations at the top of a library's file, and methods of one object made there, out of its code.
 * @throws where the file has none of that name: a new version of the library, which has to be read again
 */
export function leaveOut(
  code: string,
  id: string,
  leftOut: LeftOut,
  methods: { of: string; names: readonly string[] } = { of: '', names: [] },
): string {
  const found = parseSync(id, code, { lang: 'js' }).program.body.flatMap((node) => [
    ...cutsOf(node, leftOut),
    ...methodsOf(node, methods.of, methods.names),
  ])
  const names = new Set(found.map(([name]) => name))
  const absent = [...Object.keys(leftOut), ...methods.names].filter((name) => !names.has(name))
  if (absent.length > 0) throw new Error(`${id} has no ${absent.join(', ')}: see admin/lean.ts`)
  const cuts = found.map(([, cut]) => cut)
  return `${withCuts(code, cuts)}\n${LEFT_OUT}\n`
}
