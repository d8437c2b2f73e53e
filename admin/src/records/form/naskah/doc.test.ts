import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markdownOf, openDoc } from './doc.ts'
import { EXTENSIONS } from './extensions.ts'

const schema = getSchema(EXTENSIONS)

/** Passes a text through the editor's own schema and back. */
function throughEditor(markdown: string): string | null {
  const doc = openDoc(markdown)
  if (doc === null) return null
  const node = schema.nodeFromJSON(doc)
  node.check()
  return markdownOf(node.toJSON())
}

const WHOLE = `# Di bandara

Layanan **kursi *roda*** diminta ~~nanti~~ saat \`memesan\`, [tanya kami](/tanya-jawab) atau [Garuda](https://a.test "Situs").\\
Baris baru.

- Paspor
  - asli
- Visa

3. tiga
4. empat

> Ibu saya kuat.

> [!saran] Tanyakan
>
> - Berapa meter?

> [!catatan]
> Jadwal bisa berubah.

| Kota | Jam |
| --- | :-: |
| Makkah | 10.00 |

![Kereta](kx3f9m2a7c-1600x1000.webp "Ilustrasi")

\`\`\`
kode
\`\`\`

___

<https://a.test>`

it('gives back a text to the letter, whatever stands in it', () => {
  expect(throughEditor(WHOLE)).toBe(WHOLE)
  expect(throughEditor('')).toBe('')
})

it.each([
  ['a definition that no link uses', '[x]: https://a.test\n\nisi'],
  ['a cell beyond the table', '| a |\n|---|\n| b | terbuang |'],
  ['a picture within a line', 'a ![b](kx3f9m2a7c-1600x1000.webp) c'],
  ['a picture that was not uploaded', '![Pintu](https://a.test/b.jpg)'],
  ['a letter written as its number', 'Ka&apos;bah'],
])('does not open %s, which it could not give back', (_what, markdown) => {
  expect(openDoc(markdown)).toBeNull()
})

const PARTS = [
  '# ',
  '## ',
  '- ',
  '1. ',
  '> ',
  '> [!catatan] ',
  '**',
  '*',
  '_',
  '~~',
  '`',
  '```\n',
  '[a](/b)',
  '![c](kx3f9m2a7c-1600x1000.webp)',
  '|',
  '| a | b |\n|---|---|\n',
  '---',
  '\\',
  '\n',
  '\n\n',
  '    ',
  'kata',
  ' ',
  '<b>',
  '&amp;',
  'https://a.test',
  '!',
  '1)',
  '+ ',
  '  ',
  '🕋',
]

it('gives back every text that it opens, and the second time to the letter', () => {
  let opened = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }), (parts) => {
      const once = throughEditor(parts.join(''))
      if (once === null) return
      opened += 1
      expect(throughEditor(once)).toBe(once)
    }),
    { numRuns: 2_000 },
  )
  // Were all refused, nothing would be proved.
  expect(opened).toBeGreaterThan(500)
})
