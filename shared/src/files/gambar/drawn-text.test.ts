import { expect, it } from 'vitest'
import { drawnText } from './drawn-text.ts'

it.each([
  'Kapadokya Dağı',
  'Łódź, Øresund & Straße',
  'Đà Nẵng',
  'İstanbul – Bursa · 9 Hari',
  'Rp 31.500.000 / pax “quad”',
  'Šejh Æsir',
])('draws %s as it is', (text) => expect(drawnText(text)).toBe(text))

it('leaves out what the typeface has not, and joins accents', () => {
  expect(drawnText('Umrah رمضان 🕋 Plus 北京 Türki')).toBe('Umrah Plus Türki')
  expect(drawnText('e\u0301 Tu\u0308rki\u200b \u202eye\u2011x')).toBe('é Türki ye-x')
  expect(drawnText('عمرة')).toBe('')
})
