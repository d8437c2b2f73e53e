import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { isTyped } from './plain-text.ts'
import { requiredText, text } from './text.ts'

it('trims around and keeps the inside to the letter, blanks of one kind', () => {
  expect(text(50).parse('  a\u00a0 b👨‍👩‍👧 ')).toBe('a  b👨‍👩‍👧')
  expect(text(500).parse('  a b\n👨‍👩‍👧 ')).toBe('a b\n👨‍👩‍👧')
  expect(text(5).parse(null)).toBe('')
})

it('takes out control characters, which come along with what is pasted', () => {
  expect(text(50).parse('Umrah\u0001 Plus\vIstanbul\u0007 \x1f')).toBe('Umrah Plus Istanbul')
  expect(text(500).parse('Umrah\u0001 Plus\vIstanbul\u0007 \x1f')).toBe('Umrah Plus\nIstanbul')
  expect(requiredText(5).safeParse('\u0001 \x7f').error?.issues[0]?.message).toBe('Data tidak boleh kosong')
})

it('makes one line of what is as short as a name, or said to be one, however its lines were parted', () => {
  for (const sign of ['\n', '\r\n', '\t', '\v', '\x85', '\u2028', '\u2029', '\n\n\t'])
    for (const schema of [text(50), requiredText(300), text(5_000, true)])
      expect(schema.parse(`${sign}Siti${sign}Nur${sign}`)).toBe('Siti Nur')
  expect(text(301).parse('a\nb')).toBe('a\nb')
})

it('refuses what no database keeps and what is too long', () => {
  expect(text(5).safeParse('a\0').success).toBe(false)
  expect(text(5).safeParse('\udc00').success).toBe(false)
  expect(text(5).safeParse('abcdef').error?.issues[0]?.message).toBe('Paling banyak 5 huruf')
  expect(text(5).safeParse(5).success).toBe(false)
})

it('says that a required text is empty', () => {
  expect(requiredText(5).safeParse('  ').error?.issues[0]?.message).toBe('Data tidak boleh kosong')
})

it('folds case, accents and apostrophes for search', () => {
  expect(foldText('TÜRKİYE')).toBe(foldText('turkiye'))
  expect(foldText("Ma'had")).toBe(foldText('Mahad'))
})

it('folds what every keyboard types as it folds the rest', () => {
  const typed = Array.from({ length: 0x7f }, (_, code) => String.fromCharCode(code)).filter(isTyped)
  expect(typed).toHaveLength(98)
  for (const sign of typed) expect(`${foldText(`A${sign}b`)}e`).toBe(foldText(`A${sign}bé`))
})
