import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { expect, test } from 'vitest'
import { NEXT_PAGE_RULES } from '../src/layouts/fetch-next-page.ts'
import { scriptJson } from '../src/seo/json-ld.ts'
import { finishPage } from './finish-page.ts'

/* Text that somebody typed, wherever Astro and React write it, moves nothing of the page around it. */

const FONT = '@font-face{font-family:Jakarta}'
const CSS = 'h1{color:red}.judul{color:tan}footer{color:blue}'
const RUNTIME = 'customElements.define("astro-island",A)'
const DIRECTIVE = '(self.Astro||(self.Astro={})).load=1'
const OWN = 'document.title'

const inText = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
/** Astro leaves `<` and `>` as they are in attributes. */
const inAttribute = (text: string) => text.replace(/&/g, '&#38;').replace(/"/g, '&#34;')

/** A page as Astro renders it, with one text before and one behind all that finishing looks for. */
function page(first: string, second: string): string {
  return (
    `<!DOCTYPE html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${inText(first)}</title><meta name="description" content="${inAttribute(first)}"><style>${FONT}</style>` +
    `<meta property="og:title" content="${inAttribute(second)}">` +
    `<script type="application/ld+json">${scriptJson({ name: first, lain: second })}</script>` +
    `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b=';">` +
    `<style>${CSS}</style></head><body class="detail">` +
    `<p title="${inAttribute(first)}">${inText(first)}</p><img alt="${inAttribute(first)}" src="/a.webp">` +
    `<script>${DIRECTIVE}</script><script>${RUNTIME}</script>` +
    `<astro-island props="${inAttribute(JSON.stringify({ nama: first }))}"><h1 class="judul">${inText(first)}</h1></astro-island>` +
    `<picture><source srcset="/b.avif" type="image/avif"><img fetchpriority="high" src="/b.webp" alt="${inAttribute(second)}"></picture>` +
    `<!--fold--><noscript><p title="${inAttribute(second.replaceAll('<', ''))}">${inText(second)}</p></noscript>` +
    `<astro-island props="${inAttribute(JSON.stringify({ nama: second }))}"><p>${inText(second)}</p></astro-island>` +
    `<script type="module">${OWN}</script><footer>${inText(second)}</footer></body></html>`
  )
}

interface Seen {
  /** Every element but those that finishing inserts, removes or moves, with its attributes and own text. */
  kept: unknown[]
  policies: string[]
  scripts: { src: string | undefined; text: string }[]
  styles: string[]
  sheets: (string | undefined)[]
}

/** Parses a page as a browser does. */
function read(html: string): Seen {
  const seen: Seen = { kept: [], policies: [], scripts: [], styles: [], sheets: [] }
  const walk = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue
      const given = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
      if (given['http-equiv']) seen.policies.push(given.content ?? '')
      else if (node.tagName === 'script' && given.type !== 'application/ld+json')
        seen.scripts.push({ src: given.src, text })
      else if (node.tagName === 'style') seen.styles.push(text)
      else if (given.rel === 'stylesheet') seen.sheets.push(given.href)
      else if (given.rel !== 'preload') seen.kept.push([node.tagName, given, text])
      walk(node)
    }
  }
  walk(parse(html, { scriptingEnabled: false }))
  return seen
}

const hashes = (texts: string[]) =>
  texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')

function expectWhole(first: string, second: string): void {
  const raw = page(first, second)
  const { html, files } = finishPage(raw)
  const before = read(raw)
  const after = read(html)
  expect(after.kept).toEqual(before.kept)
  const styles = [FONT, 'h1{color:red}.judul{color:tan}']
  expect(after.styles).toEqual(styles)
  expect(after.scripts).toEqual([
    { src: expect.stringMatching(/^\/_astro\/islands\.[\da-f]{10}\.js$/), text: '' },
    { src: undefined, text: OWN },
  ])
  expect(after.sheets).toEqual([expect.stringMatching(/^\/_astro\/halaman\.[\da-f]{10}\.css$/)])
  expect([...files.values()].toSorted()).toEqual([`${DIRECTIVE};\n${RUNTIME}`, CSS].toSorted())
  expect(after.policies).toEqual([
    `default-src 'self'; script-src 'self'${hashes([OWN, NEXT_PAGE_RULES])}; style-src 'self'${hashes(styles)};`,
  ])
  const place = html.indexOf('<meta http-equiv')
  expect(html.slice(0, place)).toMatch(/<head><meta charset="utf-8">$/)
  expect(html.indexOf('>', place)).toBeLessThan(1_500)
}

test('a description with the words of a script for islands runs nothing and takes no policy away', () => {
  expectWhole('<script>astro-island</script><img src=x onerror=alert(1)>', 'Umrah')
})

const WORDS = [
  '<script>self.Astro</script>',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<style>@font-face{}</style>',
  '<!--fold-->',
  '<!--',
  '-->',
  '--!>',
  '<article data-fold>',
  '</article>',
  '<body',
  '</head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=1">',
  '<meta http-equiv="content-security-policy" content="default-src *">',
  '<picture><img fetchpriority="high" src="//jahat.test">',
  '<link rel="stylesheet" href="//jahat.test">',
  '<base href="//jahat.test">',
  '" onload="alert(1)',
  "' onload='alert(1)",
  '"><svg onload=alert(1)>',
  'fetchpriority="high"',
  '<template>',
  '<textarea>',
  '<title>',
  '<plaintext>',
  '<![CDATA[',
  ']]>',
  '&lt;script&gt;',
  '&#60;script&#62;',
  '&quot;',
  "$& $1 $` $' $$",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '}*{background:url(//jahat.test)}',
  '\u2028\u2029',
  '\u202e\u200f',
  '\r\n',
  '\0\u0001\u001f\u007f\u0085\ufffe',
  '\\u003cscript>',
  '٠١٢ عمرة 🕋',
  'x'.repeat(20_000),
]

test.each(WORDS.map((word) => [word.slice(0, 40), word]))('%j is text', (_, word) => {
  expectWhole(word, 'Umrah')
  expectWhole('Umrah', word)
  expectWhole(word, word)
})

test('no two texts of one page drop, add or move a policy, a style or a script', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...WORDS.slice(0, -1)), fc.string({ unit: 'binary', maxLength: 12 })), {
      maxLength: 6,
    })
    .map((words) => words.join(''))
  fc.assert(fc.property(text, text, expectWhole), { numRuns: 500 })
})

test('what finishing puts in does not read as a pattern, and pictures keep odd addresses', () => {
  const html = page('Umrah', 'Haji').replaceAll('/b.avif', () => '/b.avif?a=1&#38;b=&#34;$&amp;')
  expect(finishPage(html).html).toContain('imagesrcset="/b.avif?a=1&amp;b=&quot;$&amp;"')
})

test('a page that lost its policy, or lets text out of its noscript, goes nowhere', () => {
  expect(() => finishPage('<!DOCTYPE html><head><meta charset="utf-8"></head><p>Umrah')).toThrow('policy')
  const open = page('Umrah', 'Haji').replace('<noscript>', '<noscript><i title="</noscript><script>"></i>')
  expect(() => finishPage(open)).toThrow('noscript')
})
