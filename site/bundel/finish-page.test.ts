import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { NEXT_PAGE_RULES } from '../src/layouts/fetch-next-page.ts'
import { finishPage } from './finish-page.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const POLICY =
  "default-src 'self'; script-src 'self' 'sha256-elsewhere='; style-src 'self' 'sha256-elsewhere=';"
const FONT = '@font-face{font-family:Jakarta}'
const CSS = [
  '@layer dasar{h1{color:red}footer{color:tan}}',
  '.judul{color:red}',
  '.judul:hover{color:tan}',
  '.kaki{color:blue}',
  'a[data-x] .judul{color:green}',
  '@media (width<=700px){.judul{font-size:1rem}.kaki{font-size:2rem}}',
  '@media print{.judul{display:none}}',
  '@keyframes putar{to{rotate:1turn}}',
  '@keyframes naik{to{top:0}}',
  '.judul:not(.kaki){animation:1s naik}',
].join('')

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="content-security-policy" content="${POLICY}">` +
  `<style>${FONT}</style><style>${CSS}</style></head><body>${body}</body></html>`

const inlineStyles = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css)

test('a page with a fold keeps the styles of its first screen and asks for the whole sheet where the screen ends', () => {
  const { html, files } = finishPage(page('<h1 class="judul">Satu</h1><!--fold--><p class="kaki">Dua</p>'))
  const [path, sheet] = [...files][0] ?? []
  expect(sheet).toBe(CSS)
  expect(path).toMatch(/^_astro\/halaman\.[\da-f]{10}\.css$/)
  expect(html).toContain(`</h1><link rel="stylesheet" href="/${path}" fetchpriority="low"><p class="kaki">`)
  expect(inlineStyles(html)).toEqual([
    FONT,
    '@layer dasar{h1{color:red}}.judul{color:red}@media (width<=700px){.judul{font-size:1rem}}' +
      '@keyframes naik{to{top:0}}.judul:not(.kaki){animation:1s naik}',
  ])
})

test('a first screen keeps the tokens that it uses, and those that these are made of', () => {
  const tokens =
    ':root{--ink:#111;--paper:#eee;--text:var(--ink);--title:var(--paper)}.judul{color:var(--text)}.kaki{color:var(--title)}'
  const { html } = finishPage(page('<h1 class="judul">Satu</h1><!--fold-->').replace(CSS, tokens))
  expect(inlineStyles(html)[1]).toBe(':root{--ink:#111;--text:var(--ink)}.judul{color:var(--text)}')
})

test('the first screen may end with an article', () => {
  const { html } = finishPage(
    page('<ul><li><article data-fold="true"><b>a</b></article></li><li>b</li></ul>'),
  )
  expect(html).toMatch(
    /<b>a<\/b><link rel="stylesheet" href="[^"]+" fetchpriority="low"><\/article><\/li><li>b/,
  )
})

test('a page without a fold keeps all its styles', () => {
  const { html, files } = finishPage(page('<h1>Satu</h1>'))
  expect(inlineStyles(html)).toEqual([FONT, CSS])
  expect(files.size).toBe(0)
})

test('a style in the midst of the words stands in the head, and the policy names it', () => {
  const islands = 'astro-island{display:contents}'
  const { html } = finishPage(page(`<p>a</p><style>${islands}</style><astro-island></astro-island>`))
  expect(html).toContain(`</style><style>${islands}</style></head><body><p>a</p><astro-island>`)
  expect(/policy" content="([^"]*)"/.exec(html)?.[1]).toContain(sha(islands))
})

test('a policy names the inline scripts and styles of its own page, the rules for the next, and no others', () => {
  const script = 'document.title'
  const { html } = finishPage(
    page(
      `<script type="module">${script}</script><script src="/a.js"></script>` +
        '<script type="application/ld+json">{"a":1}</script>',
    ),
  )
  const policy = /policy" content="([^"]*)"/.exec(html)?.[1]
  expect(policy).toBe(
    `default-src 'self'; script-src 'self' ${sha(script)} ${sha(NEXT_PAGE_RULES)}; style-src 'self' ${sha(FONT)} ${sha(CSS)};`,
  )
})

test("Astro's code for islands of a page with a fold comes from one file, once for all of them", () => {
  const directive = '(self.Astro||(self.Astro={})).load=1'
  const runtime = 'customElements.define("astro-island",A)'
  const { html, files } = finishPage(
    page(
      `<script>${directive}</script><script>${runtime}</script><astro-island></astro-island><!--fold--><script>other()</script>`,
    ),
  )
  const [path, code] = [...files].find(([name]) => name.endsWith('.js')) ?? []
  expect(code).toBe(`${directive};\n${runtime}`)
  expect(html.match(/<script[^>]*>/g)).toEqual([
    `<script type="module" src="/${path}" fetchpriority="low">`,
    '<script>',
  ])
  expect(html).not.toContain(sha(directive))
  expect(html).toContain(sha('other()'))
})

test('a page asks for its first pictures before anything else, as the markup offers them', () => {
  const { html } = finishPage(
    page(
      '<picture><source type="image/avif" srcset="/a-480.avif 480w" sizes="91vw" media="(min-width: 760px)">' +
        '<img src="/a.webp" fetchpriority="high"></picture><img src="/b.webp" loading="lazy">' +
        '<img fetchPriority="high" srcSet="/c-480.webp 480w" sizes="92vw" src="/c.webp"><img fetchpriority="high" src="/d.webp">',
    ),
  )
  expect(html).toContain(
    '"><meta name="viewport" content="width=device-width">' +
      '<link rel="preload" as="image" fetchpriority="high" type="image/avif" media="(min-width: 760px)" imagesrcset="/a-480.avif 480w" imagesizes="91vw">' +
      '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/c-480.webp 480w" imagesizes="92vw">' +
      '<link rel="preload" as="image" fetchpriority="high" href="/d.webp"><style>',
  )
})

test('scripts of a page come after what its first screen is drawn with', () => {
  const { html } = finishPage(page('<h1>Satu</h1><script type="module" src="/a.js"></script>'))
  expect(html).toContain('<script fetchpriority="low" type="module" src="/a.js"></script>')
})

test('scripts of a page on which nothing waits for them load after it, and the policy names what loads them', () => {
  const { html, files } = finishPage(
    page(
      '<script type="module" src="/a.js"></script>' +
        '<script>self.Astro={}</script><!--fold later--><script type="module">sendiri()</script>',
    ),
  )
  const pathOf = (code: string) => [...files].find(([, content]) => content === code)?.[0]
  const sources = [`/${pathOf('self.Astro={}')}`, '/a.js', `/${pathOf('sendiri()')}`]
  const [loader, ...others] = [...html.matchAll(/<script type="module">(.*?)<\/script>/g)].map(
    ([, text]) => text,
  )
  expect(loader).toContain(`${JSON.stringify(sources)}.map(`)
  expect(others).toEqual([])
  expect(html).not.toContain('src="/a.js"')
  expect(html).toContain(`script-src 'self' ${sha(loader ?? '')} ${sha(NEXT_PAGE_RULES)};`)
})
