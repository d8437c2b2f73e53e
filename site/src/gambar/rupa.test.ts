import { readFileSync } from 'node:fs'
import { createHttp } from '@safar/shared/platform/http/http'
import { describe, expect, it } from 'vitest'
import { positionClass } from '../components/position.ts'
import { loadRupa } from './load-rupa.ts'
import { altOf, fokusOf, learnRupa, positionOfGambar } from './rupa.ts'

const rupa = (image_name: string, fields: object = {}) => ({
  image_name,
  alt: '',
  hiasan: false,
  fokus: { x: 0.5, y: 0.5 },
  ...fields,
})

it('says of a picture what staff say, nothing of a decoration, and else what the page says', () => {
  learnRupa([
    rupa('a.webp', { alt: 'Pelataran', fokus: { x: 0.318, y: 1 } }),
    rupa('b.webp', { alt: 'Anyaman', hiasan: true }),
    rupa('c.webp', { fokus: { x: 0, y: 0.5 } }),
  ])
  expect(['a', 'b', 'c', 'd'].map((name) => altOf(`${name}.webp`, 'Hotel'))).toEqual([
    'Pelataran',
    '',
    'Hotel',
    'Hotel',
  ])
  expect(['a', 'b', 'd'].map((name) => positionOfGambar(`${name}.webp`))).toEqual([
    '30% 100%',
    '50% 50%',
    undefined,
  ])
  expect([fokusOf('a.webp'), fokusOf('b.webp')]).toEqual([{ x: 0.318, y: 1 }, undefined])
})

it('has a class for every place that a point can have', () => {
  const css = readFileSync(new URL('../styles/position.css', import.meta.url), 'utf8')
  const steps = Array.from({ length: 101 }, (_, at) => at / 100)
  learnRupa(steps.map((share) => rupa(`p${share}.webp`, { fokus: { x: share, y: share } })))
  const classes = steps.flatMap(
    (share) => positionClass(positionOfGambar(`p${share}.webp`))?.split(' ') ?? [],
  )
  expect(new Set(classes).size).toBe(40)
  expect(classes.filter((name) => !css.includes(`.${name} {`))).toEqual([])
})

describe('what the API says of its pictures', () => {
  const answering = (answer: () => Promise<Response>) =>
    loadRupa('http://api.test', createHttp({ baseUrl: 'http://api.test', fetch: answer }))
  it('is read, and nothing where an older host knows no such call', async () => {
    const known = rupa('a.webp', { alt: 'Pelataran' })
    expect(await answering(async () => Response.json({ data: [known] }))).toEqual([known])
    expect(await answering(async () => Response.json({ success: false, data: null }))).toEqual([])
    expect(await answering(async () => new Response('{}', { status: 404 }))).toEqual([])
  })
  it('is waited for where the host cannot answer now', async () => {
    await expect(answering(async () => new Response('{}', { status: 503 }))).rejects.toThrow(
      'api/gambar/tampil',
    )
    await expect(answering(async () => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(
      'nothing of the pictures',
    )
  })
})
