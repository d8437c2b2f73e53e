import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('takes out what nobody sees and XML cannot write', () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('')
  expect(plainText(`a${controls}b`)).toMatch(/^a\t\n\n\n\r [ -~]+\nb$/)
  expect(plainText('a\ufffeb\uffffc\udc00d')).toBe('abcd')
  expect(plainText('\ufeffa\u00adb\u200bc\u2060d\u202ee\u2066f\u200fg\u200dh\u200ci\ufe0fj\u{e0041}')).toBe(
    'abcdefghij',
  )
})

it("reads Word's line break as one", () => {
  expect(plainText('Makkah\vMadinah\fJeddah\x85Thaif\u2028Jakarta\u2029Depok')).toBe(
    'Makkah\nMadinah\nJeddah\nThaif\nJakarta\nDepok',
  )
})

it.each([
  'a\tb\r\nc\u00a0d – e Ç é e\u0301',
  'عُمرة ١٤٤٨ \u200fه\u200d، \u200e+62',
  'می\u200cخواهم क्\u200dष ꦏ\u200dꦱ',
  '👨\u200d👩\u200d👧 👩🏽\u200d⚕\ufe0f ❤\ufe0f\u200d🔥 🙂\u200d↔\ufe0f 1\ufe0f⃣ 🇮🇩 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
])('keeps everything that people write: %s', (words) => expect(plainText(words)).toBe(words))

it('changes nothing the second time, whatever stands beside what', () => {
  const signs = fc.constantFrom(
    ...'a👨ع🏴क',
    '\u200d',
    '\u200c',
    '\ufe0f',
    '\u200f',
    '\u202e',
    '\u{e0067}',
    '\ud83d',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (some) => {
      const once = plainText(some.join(''))
      expect(plainText(once)).toBe(once)
    }),
  )
})
