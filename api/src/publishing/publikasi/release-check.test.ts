import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkRelease } from './release-check.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rilis-'))
  for (const path of ['index.html', '404.html', 'detail-shell.html', '_astro/ada.js']) await put(path, 'ada')
})
afterEach(() => rm(dir, { recursive: true, force: true }))

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true })
  await writeFile(join(dir, path), content)
}

const WORDS = '/_astro/hilang.js'

it.each([
  ['text', `<p>Unduh ${WORDS}</p>`],
  ['what an island is told', `<astro-island props="{&#34;nama&#34;:&#34;${WORDS}&#34;}"></astro-island>`],
  ['a description', `<meta name="description" content="<script src=${WORDS}>">`],
  ['facts', `<script type="application/ld+json">{"name":"${WORDS}"}</script>`],
  ['a caption', `<img src="/a.webp" alt="<link href='${WORDS}'>">`],
])('lets %s speak of files that are not there', async (_, body) => {
  await put('paket.html', `<!doctype html><title>${WORDS}</title>${body}`)
  await put('feed.xml', `<title>${WORDS}</title>`)
  expect(Object.keys((await checkRelease(dir)).files)).toContain('paket.html')
})

it.each([
  ['a script', `<script type="module" src="${WORDS}"></script>`],
  ['an island', `<astro-island component-url="${WORDS}"></astro-island>`],
  ['a picture', `<img srcset="/_astro/ada.js 1x, ${WORDS} 2x">`],
  ['a style', `<style>a{background:url(${WORDS})}</style>`],
  ['code', `<script type="module">import "${WORDS}"</script>`],
  ['an island for visitors without scripts', `<noscript><link rel="stylesheet" href="${WORDS}"></noscript>`],
])('refuses a release where %s asks for a file that is not there', async (_, body) => {
  // Another page only speaks of it.
  await put('a.html', `<!doctype html><p>${WORDS}`)
  await put('paket.html', `<!doctype html>${body}`)
  await expect(checkRelease(dir)).rejects.toThrow('paket.html memakai _astro/hilang.js yang tidak ada')
})
