import { expect, it } from 'vitest'
import { leaveOut, missing } from '../../lean-code.ts'

/** Evaluates an expression in a file's code. */
const given = (code: string, expression: string): unknown => new Function(`${code}; return ${expression}`)()

it('leaves out of a library what is declared at its top, and fails loudly where it is asked for after all', () => {
  const code = 'const Big = () => 1\nfunction big() { return 2 }\nconst small = () => 3'
  const lean = leaveOut(code, 'library.js', missing('Big', 'big'))
  expect(given(lean, 'small()')).toBe(3)
  expect(() => given(lean, 'Big()')).toThrow('left out by admin/lean.ts')
  expect(() => given(lean, 'big()')).toThrow('left out by admin/lean.ts')
  expect(lean).not.toContain('2')
})

it('puts something else in its place where that is said', () => {
  const code = 'const useVirtual = () => ({ rows: 1 })\nconst table = () => useVirtual() ?? "none"'
  expect(given(leaveOut(code, 'library.js', { useVirtual: '() => undefined' }), 'table()')).toBe('none')
})

it('leaves methods out of one thing that is made at the top, and no others', () => {
  const code =
    'const make = (of) => of\nconst Text = make({ email() { return 1 }, trim() { return 2 } })\nconst Other = make({ email() { return 3 } })'
  const lean = leaveOut(code, 'library.js', {}, { of: 'Text', names: ['email'] })
  expect(given(lean, '[Text.trim(), Other.email()]')).toEqual([2, 3])
  expect(() => given(lean, 'Text.email()')).toThrow('left out by admin/lean.ts')
})

it('refuses a version of a library that has no such thing, or a built-in by that name', () => {
  expect(() => leaveOut('const other = 1', 'library.js', missing('Big'))).toThrow('library.js has no Big')
  expect(leaveOut('function toString() { return "own" }', 'library.js', {})).toContain('"own"')
})
