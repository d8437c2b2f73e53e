import { expect, it } from 'vitest'
import { pixelStep, readAnswer, writeAnswer } from './consent.ts'
import { pixelSources } from './sources.ts'

it('asks before anything loads', () => {
  expect(pixelStep(null, 'ask', false)).toBe('ask')
  expect(pixelStep('ya', 'ask', false)).toBe('load')
  expect(pixelStep('sesuatu', 'ask', false)).toBe('ask')
})

it('takes a no for a no, whatever the setting', () => {
  expect(pixelStep('tidak', 'ask', false)).toBe('off')
  expect(pixelStep('tidak', 'given', false)).toBe('off')
})

it('loads at once only where consent was given beforehand', () => {
  expect(pixelStep(null, 'given', false)).toBe('load')
})

it('takes Global Privacy Control for a no until the visitor says yes', () => {
  expect(pixelStep(null, 'ask', true)).toBe('off')
  expect(pixelStep(null, 'given', true)).toBe('off')
  expect(pixelStep('ya', 'ask', true)).toBe('load')
})

it('opens the content security policy to nobody without a pixel', () => {
  expect(pixelSources('')).toEqual({ script: [], beacon: [] })
  expect(pixelSources('123').script).toEqual(['https://connect.facebook.net'])
})

it('asks again once the question is another one', () => {
  expect(readAnswer(writeAnswer('ya', '2'), '2')).toBe('ya')
  expect(readAnswer(writeAnswer('ya', '2'), '3')).toBeNull()
  expect(readAnswer('tidak', '2026-11-22')).toBe('tidak')
  expect(readAnswer(null, '2')).toBeNull()
})
