import { expect, it } from 'vitest'
import { base32, kodeTotp, langkahOf, otpauthUrl } from './kode-totp.ts'

const SECRET = Buffer.from('12345678901234567890')

// RFC 6238, appendix B: of its eight digits, the last six.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('counts at %d seconds as the RFC does', (seconds, kode) => {
  expect(kodeTotp(SECRET, langkahOf(new Date(seconds * 1000)))).toBe(kode)
})

// RFC 4648, section 10, without its padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base32', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})

it('names agency and account to the app, whatever they are called', () => {
  const url = new URL(otpauthUrl(SECRET, { issuer: 'Safar & Rekan', akun: 'siti@safar.test' }))
  expect(url.href).toContain('otpauth://totp/Safar%20%26%20Rekan:siti%40safar.test?')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Safar & Rekan',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
