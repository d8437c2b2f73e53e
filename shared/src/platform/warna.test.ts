import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { WARNA } from './warna.ts'

it.each(Object.entries(WARNA))('%s is what the style sheets show', (name, value) => {
  const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain(`\n  --${name}: ${value};`)
})
