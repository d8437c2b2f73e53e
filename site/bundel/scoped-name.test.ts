import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { partOf, scopedName } from './scoped-name.ts'

it('calls a class after the file that it stands in', () => {
  expect(scopedName('picture', '/site/src/paket/detail/cover.module.css')).toBe('cover-picture')
  expect(scopedName('picture', '/site/src/paket/detail/cover.module.css?used')).toBe('cover-picture')
})

it('finds no two components under one name', async () => {
  const folders = new Map<string, Set<string>>()
  for await (const file of glob('**/*.module.css', { cwd: join(import.meta.dirname, '../src') })) {
    const name = partOf(file)
    folders.set(name, (folders.get(name) ?? new Set()).add(dirname(file)))
  }
  expect(folders.size).toBeGreaterThan(10)
  expect([...folders].filter(([, places]) => places.size > 1)).toEqual([])
})
