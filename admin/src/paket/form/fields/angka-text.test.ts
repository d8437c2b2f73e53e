import { describe, expect, it } from 'vitest'
import { angkaText, caretAfter, caretWhileTyping, parseAngka } from './angka-text.ts'

describe('numbers as they are typed', () => {
  it.each([
    ['32000000', 32_000_000],
    ['32.000.000', 32_000_000],
    ['Rp 32.000.000', 32_000_000],
    ['Rp 32.000.000,00', 32_000_000],
    ['32,000,000', 32_000_000],
    ['32,000,000.50', 32_000_000],
    ['007', 7],
    ['0', 0],
    ['', ''],
    ['abc', ''],
    ['-5', '-5'],
    ['-', '-'],
    ['Rp -32.000', '-32000'],
    ['\u22125', '-5'],
    ['5-', 5],
  ])('reads %j', (typed, value) => {
    expect(parseAngka(typed)).toBe(value)
  })

  it('keeps digits that no number can hold, for the schema to refuse', () => {
    expect(parseAngka('99999999999999999999')).toBe('99999999999999999999')
    expect(angkaText('99999999999999999999')).toBe('99.999.999.999.999.999.999')
  })

  it('shows dots between thousands and nothing for nothing', () => {
    expect(angkaText(32_000_000)).toBe('32.000.000')
    expect(angkaText(0)).toBe('0')
    expect(angkaText('')).toBe('')
  })

  it('keeps the caret behind the digit that was typed', () => {
    expect(caretAfter('1.234', 1)).toBe(1)
    expect(caretAfter('1.234', 2)).toBe(3)
    expect(caretAfter('12.345.678', 8)).toBe(10)
    expect(caretAfter('', 0)).toBe(0)
  })

  it('keeps a minus, with dots behind it and the caret after it', () => {
    expect(angkaText('-32000')).toBe('-32.000')
    expect(angkaText('-300')).toBe('-300')
    expect(caretWhileTyping('-', '-')).toBe(1)
    expect(caretWhileTyping('-3', '-3')).toBe(2)
    expect(caretWhileTyping('3', '')).toBe(0)
  })
})
