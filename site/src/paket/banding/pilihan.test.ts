import { expect, it } from 'vitest'
import { denganPilihan, readChosen, togglePilihan } from './pilihan.ts'

const one = (slug: string) => ({ slug, nama: `Paket ${slug}`, hari: '', ringkas: '', gambar: '' })
const held = (text: string | null) => () => ({ getItem: () => text, setItem: () => {} })

it('takes three, says so at the fourth, and lets each go again', () => {
  const three = ['a', 'b', 'c'].reduce(
    (all, slug) => togglePilihan(all, one(slug)),
    togglePilihan({ list: [], penuh: false }, one('a')),
  )
  // The first was ticked twice.
  expect(three.list.map(({ slug }) => slug)).toEqual(['b', 'c'])
  const full = togglePilihan(three, one('d'))
  expect(togglePilihan(full, one('e'))).toEqual({ list: full.list, penuh: true })
  expect(togglePilihan({ list: full.list, penuh: true }, one('b'))).toMatchObject({ penuh: false })
})

it('reads what it wrote, and nothing of what it did not', () => {
  expect(
    readChosen(held(JSON.stringify([one('a'), one('a'), 3, null, { slug: '../x', nama: 'x' }]))),
  ).toEqual([one('a')])
  for (const junk of [null, '', '{', '{}', '7', `["${'x'.repeat(20_000)}"]`])
    expect(readChosen(held(junk))).toEqual([])
  expect(
    readChosen(() => {
      throw new Error('refused')
    }),
  ).toEqual([])
})

it('adds what is not there yet, and never takes a tick away', () => {
  const held = denganPilihan({ list: [], penuh: false }, one('a'))
  expect(denganPilihan(held, one('a'))).toBe(held)
  expect(denganPilihan(held, one('b')).list.map(({ slug }) => slug)).toEqual(['a', 'b'])
})
