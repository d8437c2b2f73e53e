import { expect, it } from 'vitest'
import { tindakan } from './persetujuan.ts'
import { sumberPiksel } from './sumber.ts'

it('asks before anything loads', () => {
  expect(tindakan(null, 'ask', false)).toBe('tanya')
  expect(tindakan('ya', 'ask', false)).toBe('muat')
  expect(tindakan('sesuatu', 'ask', false)).toBe('tanya')
})

it('takes a no for a no, whatever the setting', () => {
  expect(tindakan('tidak', 'ask', false)).toBe('diam')
  expect(tindakan('tidak', 'given', false)).toBe('diam')
})

it('loads at once only where consent was given beforehand', () => {
  expect(tindakan(null, 'given', false)).toBe('muat')
})

it('takes Global Privacy Control for a no until the visitor says yes', () => {
  expect(tindakan(null, 'ask', true)).toBe('diam')
  expect(tindakan(null, 'given', true)).toBe('diam')
  expect(tindakan('ya', 'ask', true)).toBe('muat')
})

it('opens the content security policy to nobody without a pixel', () => {
  expect(sumberPiksel('')).toEqual({ script: [], beacon: [] })
  expect(sumberPiksel('123').script).toEqual(['https://connect.facebook.net'])
})
