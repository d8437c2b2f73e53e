import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageElement, ParsedPage } from './page.ts'
import { plainPage } from './plain-page.ts'
import { treePage } from './tree-page.ts'

/* What the quick reader takes, it reads as the tree does; whatever else it gives back. */

const HEAD = '<meta charset="utf-8"><title>a</title><style>p{}</style>'
const page = (body: string, head = HEAD) =>
  `<!DOCTYPE html><html lang="id"><head>${head}</head><body class="a">${body}</body></html>`

const attributes = (element: PageElement | null) => element?.attrs.map(({ name, value }) => [name, value])

function seen({ metas, body, styles, scripts, comments }: ParsedPage): unknown {
  const blocks = (all: typeof styles) =>
    all.map(({ element, ...block }) => ({ ...block, given: attributes(element) }))
  return {
    metas: metas.map(({ element, ...span }) => ({ ...span, given: attributes(element) })),
    body: body.map(({ element, start, end }) => ({
      name: element.tagName.toLowerCase(),
      given: attributes(element),
      start,
      end: element.tagName === 'body' ? null : end,
      offered: attributes(element.offered),
    })),
    styles: blocks(styles),
    scripts: blocks(scripts),
    comments,
  }
}

function readsAlike(html: string): boolean {
  const plain = plainPage(html)
  if (plain) expect(seen(plain)).toEqual(seen(treePage(html)))
  return plain !== null
}

test.each([
  '<p>a<br>b</p><ul><li>a</li><li><ol><li>b</li></ol></li></ul><dl><div><dt>a</dt><dd>b</dd></div></dl>',
  '<table><thead><tr><th scope="col">a</th></tr></thead><tbody> <tr><td><p>a</p></td></tr></tbody></table>',
  '<select><option value="">a</option><optgroup label="b"><option>c</option></optgroup></select>',
  '<svg viewBox="0 0 1 1"><g><path d="M0"/><use xlink:href="#a"></use><linearGradient id="a"></linearGradient></g></svg><i>a</i>',
  '<picture><source srcset="/a" SRCSET="/b" media="a&amp;b&#34;c"><img src="/c?a&lt;b" alt="</p><script>"></picture>',
  '<textarea><p></textarea><script>a</p>\r\nb</script><!--fold--><my-island a.b @c :d="1"><p>a</p></my-island>',
  '<noscript><i hidden></i></noscript>',
])('reads %s', (body) => {
  expect(readsAlike(page(body))).toBe(true)
})

test('reads scripts behind everything', () => {
  expect(readsAlike(`${page('<p>a</p>')}<script type="module">a</script>\n<script src="/a"></script>`)).toBe(
    true,
  )
})

test.each([
  '<p>a<div>b</div>',
  '<p><div>a</div></p>',
  '<table><tr><td>a</td></tr></table>',
  '<table>a<tbody></tbody></table>',
  '<a href="/a"><b><a href="/b">c</a></b></a>',
  '<b><i></b></i>',
  '<svg><style><p></style></svg>',
  '<svg><title><b></title></svg>',
  '<script><!--<script></script>--></script>',
  '<style></stylex></style>',
  '<template><p>a</p></template>',
  '<p title=a>b</p>',
  "<p title='a'>b</p>",
  '<p title="a"class="b">c</p>',
  '<p>1 < 2</p>',
  '<p>\0</p>',
  '<!--><p>a</p>-->',
  '<!--a--!><p>b</p>-->',
  '<?a?><p></p>',
  '<![CDATA[<p>]]>',
  '<noscript><i title="</noscript>"></i></noscript>',
  '<plaintext>',
  '<body id="b">',
])('leaves %s to the tree', (body) => {
  expect(readsAlike(page(body))).toBe(false)
})

const NAMES =
  'a b i p div li ul dl dt dd h1 h2 table thead tbody tr td select option svg path g title style script textarea noscript picture source img br meta form button article template my-island math iframe nobr'.split(
    ' ',
  )
const GIVEN = [
  '',
  '/',
  ' ',
  ' class="a b"',
  ' CLASS="&lt;p>"',
  ' viewBox="1" viewbox="2"',
  ' xlink:href="a"',
  ' data-fold',
  ' a=b',
  " a='>'",
  ' type="</p>"',
  '\r\nid="a\r\nb"',
]
const WORDS = [
  'a',
  ' ',
  '<',
  '&lt;',
  '<!--fold-->',
  '<!--',
  '-->',
  '</body>',
  '</html>',
  '\r\n',
  '\0',
  '<!-- > -->',
]

const anyTag = fc.oneof(
  fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...GIVEN)).map(([name, given]) => `<${name}${given}>`),
  fc.constantFrom(...NAMES).map((name) => `</${name}>`),
  fc.constantFrom(...WORDS),
)
/** Elements that are closed in their order, whether they may stand where they do or not. */
const { nested } = fc.letrec<{ nested: string }>((tie) => ({
  nested: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom('a', '', ' ', '<br>', '<img src="/a">', '<source srcset="/b">', '<!--fold-->'),
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom('', ' class="a b"', ' viewBox="1"'),
        fc.array(tie('nested'), { maxLength: 3 }),
      )
      .map(([name, given, inner]) => `<${name}${given}>${inner.join('')}</${name}>`),
  ),
}))

test('reads no page in another way than the tree', () => {
  const soup = fc.array(anyTag, { maxLength: 12 }).map((all) => all.join(''))
  const body = fc.oneof(
    soup,
    nested,
    fc.array(nested, { maxLength: 4 }).map((all) => all.join('')),
  )
  const behind = fc.oneof({ weight: 4, arbitrary: fc.constant('') }, soup)
  let plain = 0
  fc.assert(
    fc.property(body, fc.oneof(fc.constant(HEAD), soup), behind, (inner, head, more) => {
      const html = page(inner, head) + more
      if (!holds(() => treePage(html))) expect(plainPage(html)).toBeNull()
      else if (readsAlike(html)) plain++
    }),
    { numRuns: 1_500 },
  )
  expect(plain).toBeGreaterThan(50)
})

/** Tells if reading does not throw: a page that the tree rejects must not be accepted either. */
function holds(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
