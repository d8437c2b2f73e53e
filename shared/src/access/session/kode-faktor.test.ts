import { expect, it } from 'vitest'
import { formatRecoveryCode, readKode } from './kode-faktor.ts'

it.each([
  ['123456', { jenis: 'totp', kode: '123456' }],
  [' 123 456 ', { jenis: 'totp', kode: '123456' }],
  ['abcd-efgh-jkmn', { jenis: 'pemulihan', kode: 'ABCDEFGHJKMN' }],
  ['O0I1-L111-ABCD', { jenis: 'pemulihan', kode: '00111111ABCD' }],
  ['1234567', null],
  ['12345', null],
  ['١٢٣٤٥٦', { jenis: 'totp', kode: '123456' }],
  ['ABCD-EFGH-JKM!', null],
  ['', null],
  [`123456${' '.repeat(100)}`, null],
])('reads %j as it was meant', (typed, kode) => {
  expect(readKode(typed)).toEqual(kode)
})

it('writes a recovery code so that it reads back', () => {
  expect(formatRecoveryCode('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN')
  expect(readKode(formatRecoveryCode('ABCDEFGHJKMN'))?.kode).toBe('ABCDEFGHJKMN')
})
