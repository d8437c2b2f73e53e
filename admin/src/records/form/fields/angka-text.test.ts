import { readBintang } from '@safar/shared/platform/format/read-angka'
import { readDurasiAngka } from '@safar/shared/platform/format/read-durasi'
import { describe, expect, it } from 'vitest'
import { angkaText, caretAfter, changedAngka, changedHitungan, hitunganTyped } from './angka-text.ts'

/** Types letter by letter at the end, as a hand does. */
function typing(text: string, from = '') {
  let now = { value: '' as string | number, text: from }
  for (const letter of text) now = changedAngka(now.text, now.text + letter)
  return now
}

describe('numbers as they are typed', () => {
  it.each([
    ['32000000', 32_000_000, '32.000.000'],
    ['32.000.000', 32_000_000, '32.000.000'],
    ['Rp 32.000.000', 32_000_000, 'Rp 32.000.000'],
    ['31,5 juta', 31_500_000, '31,5 juta'],
    ['31.5 jt', 31_500_000, '31.5 jt'],
    ['31,5jt', 31_500_000, '31,5jt'],
    ['500 rb', 500_000, '500 rb'],
    ['007', 7, '7'],
    ['31.5', '31.5', '31.5'],
    ['31,5', '31,5', '31,5'],
    ['abc', 'abc', 'abc'],
    ['-', '-', '-'],
    ['-5', -5, '-5'],
  ])('reads %j', (typed, value, text) => {
    expect(typing(typed)).toEqual({ value, text })
  })

  it.each([
    ['32.000.000', 32_000_000],
    ['Rp 32.000.000,-', 32_000_000],
    ['32,000,000', 32_000_000],
    ['31,5 juta', 31_500_000],
    ['31.5', '31.5'],
    ['', ''],
  ])('reads %j, pasted over what was there', (typed, value) => {
    expect(changedAngka('', typed).value).toBe(value)
    expect(changedAngka('1.234', typed).value).toBe(value)
  })

  it('puts dots anew where digits come or go inside a number', () => {
    expect(changedAngka('31.500', '31.50')).toEqual({ value: 3_150, text: '3.150' })
    expect(changedAngka('31.500', '31.5')).toEqual({ value: 315, text: '315' })
    expect(changedAngka('32.500.000', '312.500.000')).toEqual({ value: 312_500_000, text: '312.500.000' })
    expect(changedAngka('32.500.000', '32.500.0000')).toEqual({ value: 325_000_000, text: '325.000.000' })
    expect(changedAngka('1.000', '')).toEqual({ value: '', text: '' })
  })

  it('lets a slip of the finger change nothing', () => {
    expect(changedAngka('312.500.000', '31x2.500.000')).toEqual({ value: 312_500_000, text: '312.500.000' })
  })

  it('keeps digits that no number can hold, for the schema to refuse', () => {
    expect(changedAngka('', '99999999999999999999').value).toBe('99999999999999999999')
    expect(angkaText('99999999999999999999')).toBe('99.999.999.999.999.999.999')
  })

  it('shows dots between thousands and nothing for nothing', () => {
    expect(angkaText(32_000_000)).toBe('32.000.000')
    expect(angkaText(-32_000)).toBe('-32.000')
    expect(angkaText(0)).toBe('0')
    expect(angkaText('')).toBe('')
    expect(angkaText('31.5')).toBe('31.5')
  })

  it('keeps the caret behind the digit that was typed', () => {
    expect(caretAfter('1.234', 1)).toBe(1)
    expect(caretAfter('1.234', 2)).toBe(3)
    expect(caretAfter('12.345.678', 8)).toBe(10)
    expect(caretAfter('', 0)).toBe(0)
  })
})

describe('counts', () => {
  it.each([
    ['45', 45, '45'],
    ['1000', 1_000, '1.000'],
    ['4a5', 45, '45'],
    ['4k', 4, '4'],
    ['3juta', 3, '3'],
    ['4,5', 45, '45'],
    ['1e3', 13, '13'],
    ['abc', '', ''],
    ['４５', 45, '45'],
    // Left for the schema to refuse beside the field.
    ['-5', -5, '-5'],
  ])('take digits alone when %j is typed', (typed, value, text) => {
    let now = { value: '' as string | number, text: '' }
    for (const letter of typed) now = changedHitungan(now.text, now.text + letter)
    expect(now).toEqual({ value, text })
  })

  it.each([
    ['45 kursi', 45],
    ['1.000', 1_000],
    ['30 hari', 30],
    ['350 m', 350],
  ])('take %j from the clipboard as its number', (pasted, value) => {
    for (const before of ['', '9']) {
      expect(changedHitungan(before, pasted)).toEqual({ value, text: angkaText(value) })
      expect(hitunganTyped(before, pasted)).toBe(String(value))
    }
  })

  it.each(['sembilan', '4,5', 'H-45', '9'.repeat(500).replace(/^/, 'x')])(
    'keep %j from the clipboard as it is, for the schema to refuse, until it is mended',
    (pasted) => {
      for (const before of ['', '9'])
        expect(changedHitungan(before, pasted)).toEqual({ value: pasted, text: pasted })
      expect(changedHitungan(pasted, `${pasted}!`).value).toBe(`${pasted}!`)
      expect(changedHitungan(pasted, '')).toEqual({ value: '', text: '' })
      expect(changedHitungan(pasted, '12')).toEqual({ value: 12, text: '12' })
    },
  )

  it.each([
    ['9 hari', 9],
    ['9 Hari 8 Malam', 9],
    ['9D/8N', 9],
    ['9 minggu', '9 minggu'],
  ])('of days take %j', (pasted, value) => {
    expect(changedHitungan('', pasted, readDurasiAngka).value).toBe(value)
  })

  it.each([
    ['5 bintang', 5],
    ['★★★★★', 5],
    ['⭐️⭐️⭐️⭐️', 4],
    ['lima', 'lima'],
  ])('of stars take %j', (pasted, value) => {
    expect(changedHitungan('', pasted, readBintang).value).toBe(value)
  })
})

it('keeps an amount in another currency than its own as it was typed, and takes one that names it', () => {
  expect(changedAngka('', 'USD 2,500', 'Rp')).toEqual({ value: 'USD 2,500', text: 'USD 2,500' })
  expect(changedAngka('', 'USD 2,500', 'USD')).toEqual({ value: 2_500, text: 'USD 2,500' })
  expect(changedAngka('', 'Rp 2.500.000', 'Rp').value).toBe(2_500_000)
})
