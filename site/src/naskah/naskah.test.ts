import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import fc from 'fast-check'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Naskah } from './naskah.tsx'

const set = (text: string) => renderToStaticMarkup(createElement(Naskah, { naskah: readNaskah(text) }))
/** Returns the markup without its frame. */
const inner = (text: string) => set(text).replace(/^<div[^>]*>|<\/div>$/g, '')

/** The elements allowed in a text, with their attributes beside a class. */
const ALLOWED: Record<string, string[]> = {
  a: ['href', 'title', 'target', 'rel'],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  div: ['role', 'data-kind', 'aria-label', 'tabindex'],
  em: [],
  figcaption: [],
  figure: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  h5: ['id'],
  h6: ['id'],
  hr: [],
  img: ['alt', 'loading', 'decoding', 'width', 'height', 'srcset', 'sizes', 'src'],
  li: [],
  ol: ['start'],
  p: [],
  path: ['d'],
  pre: ['tabindex'],
  span: [],
  strong: [],
  svg: ['width', 'height', 'viewBox', 'aria-hidden'],
  table: [],
  tbody: [],
  td: ['data-align', 'data-lebar'],
  th: ['scope', 'data-align', 'data-lebar'],
  thead: [],
  tr: [],
  ul: [],
}

type Node = DefaultTreeAdapterMap['node']

function elementsOf(node: Node): DefaultTreeAdapterMap['element'][] {
  const children = 'childNodes' in node ? node.childNodes : []
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsOf)]
}

function expectHarmless(text: string) {
  for (const { tagName, attrs } of elementsOf(parseFragment(set(text)))) {
    expect(Object.keys(ALLOWED)).toContain(tagName)
    for (const { name, value } of attrs) {
      if (name !== 'class') expect(ALLOWED[tagName]).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)/i)
      if (name === 'src') expect(value).toMatch(/^\/storage\/img_uploads\/[a-z0-9]+-\d+x\d+\.webp$/)
    }
  }
}

describe('a text of the office, as pages have it', () => {
  test('is set with headings below the page’s own, and marks of every kind', () => {
    expect(inner('# A\n\nx **b** *i* ~~d~~ `c`\\\ny')).toBe(
      '<h2 id="bagian-a">A</h2><p>x <strong>b</strong> <em>i</em> <del>d</del> <code>c</code><br/>y</p>',
    )
    expect(inner('- a\n- b\n\n2. c\n')).toBe('<ul><li>a</li><li>b</li></ul><ol start="2"><li>c</li></ol>')
    expect(inner('> a\n\n---')).toBe('<blockquote><p>a</p></blockquote><hr/>')
  })

  test('shows markup as the text that it is', () => {
    expect(inner('<script>alert(1)</script> &lt;b&gt;')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;</p>',
    )
  })

  test('links to own addresses in this tab and to others in one of their own', () => {
    expect(inner('[u](/umroh)')).toBe('<p><a href="/umroh">u</a></p>')
    expect(inner('[s](https://a.test/b)')).toBe(
      '<p><a href="https://a.test/b" target="_blank" rel="noopener">s<span class="visually-hidden"> (tab baru)</span></a></p>',
    )
    expect(inner('[x](javascript:alert(1))')).toBe('<p>[x](javascript:alert(1))</p>')
  })

  test('shows uploaded pictures at their size, in widths, when they are scrolled to', () => {
    const html = inner('![Pintu 79](kx3f9m2a7c-1600x1000.webp "Pintu bagi perempuan")')
    expect(html).toContain('alt="Pintu 79" loading="lazy" decoding="async" width="1600" height="1000"')
    expect(html).toContain('kx3f9m2a7c-1600x1000.w480.webp 480w')
    expect(html).toContain('<figcaption>Pintu bagi perempuan</figcaption>')
    expect(set('![x](https://a.test/b.png) ![y](lain.png)')).not.toContain('<img')
  })

  test('says what kind of callout it is to who hears it', () => {
    expect(inner('> [!penting] Bawa paspor\n> Asli.')).toContain(
      '<span class="visually-hidden">Penting: </span>Bawa paspor',
    )
    expect(inner('> [!catatan]\n> Asli.')).toContain('<p class="visually-hidden">Catatan</p><p>Asli.</p>')
  })

  test('lets wide tables scroll, by keys too', () => {
    const html = inner('| a | b |\n|:--|--:|\n| 1 | 2 |')
    expect(html).toContain('role="group" aria-label="Tabel" tabindex="0"')
    expect(html).toContain('<td data-align="right" data-lebar="kata">2</td>')
    expect(inner(`| a | b |\n|---|---|\n| 1 | ${'kata '.repeat(6)} |`)).toContain(
      '<td data-lebar="kalimat">kata',
    )
    expect(inner('|  | b |\n|---|---|\n| 1 | 2 |')).toContain(
      '<tr><td></td><th scope="col" data-lebar="kata">b</th></tr>',
    )
  })
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<style>*{}</style>',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- x -->',
  '<![CDATA[x]]>',
  '<?php ?>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](//jahat.test)',
  '[x](/\\jahat.test)',
  '[x](\\/\\/jahat.test)',
  '[x](https:jahat.test)',
  '[x](" onclick=alert(1))',
  '[x](/a "\\" onclick=\\"alert(1)")',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,x)',
  '![" onerror=alert(1)](kx3f9m2a7c-1600x1000.webp)',
  '![x](kx3f9m2a7c-1600x1000.webp "\\" onload=alert(1)")',
  '![x](../../etc-1x1.webp)',
  '# <script>\n\n# " onclick=',
  '> [!<script>]\n> x',
  '> [!constructor]\n> x',
  '| <script> |\n|-|\n| <img> |',
  '```"><script>\nx\n```',
  '&#0; &#xD800; &lt;script&gt; &#60;script&#62;',
  '\u0000\u202e\ud800',
  '[[[x](/a)](/b)](javascript:c)',
]

test.each(HOSTILE)('%j comes out as text', expectHarmless)

test('whatever is put together of these gives no tag, attribute or address but those', () => {
  const part = fc.oneof(
    fc.constantFrom(...HOSTILE, '\n', '\n\n', '> ', '- ', '# ', '**', '[', '](', ')', '|', '`', '\\', '    '),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(fc.property(text, expectHarmless), { numRuns: 400 })
})
