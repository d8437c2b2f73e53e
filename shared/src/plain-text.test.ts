import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('takes out what nobody sees and XML cannot write', () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('')
  expect(plainText(`a${controls}b`)).toMatch(/^a\t\n\n\n\r [ -~]+\nb$/)
  expect(plainText('a\ufffeb\uffffc\udc00d')).toBe('abcd')
})

it("reads Word's line break as one", () => {
  expect(plainText('Makkah\vMadinah\fJeddah\x85Thaif')).toBe('Makkah\nMadinah\nJeddah\nThaif')
})

it('keeps everything that people write', () => {
  const words = 'a\tb\r\nc\u00a0d\u00ad\u200d\u200f\u2028عُمرة 👨‍👩‍👧 \u202eÇ'
  expect(plainText(words)).toBe(words)
})
