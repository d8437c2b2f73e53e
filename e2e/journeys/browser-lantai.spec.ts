import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { expect, test } from './api.ts'
import { firstPaket } from './site-pages.ts'

/*
 * Phones of 2020 (`shared/src/platform/browser/lantai.ts`). No such browser is at hand: what its built-ins lack is
 * taken out of ours before the first script, and every script that is shipped is read for what would be missing
 * besides.
 */

/** Built-ins that came after Chrome 85 or Safari 14, which `shared/src/platform/browser/bawaan.ts` brings. */
const BROUGHT = {
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'with', 'toSorted', 'toReversed', 'toSpliced'],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  'Object.getPrototypeOf(Int8Array.prototype)': [
    'at',
    'findLast',
    'findLastIndex',
    'with',
    'toSorted',
    'toReversed',
  ],
  Object: ['hasOwn', 'groupBy'],
  Map: ['groupBy'],
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  AbortSignal: ['timeout', 'any'],
  'AbortSignal.prototype': ['throwIfAborted'],
  'Element.prototype': ['replaceChildren', 'checkVisibility'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover', 'popover'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  'Document.prototype': ['startViewTransition'],
  Intl: ['Segmenter', 'DurationFormat', 'ListFormat', 'supportedValuesOf'],
  'Crypto.prototype': ['randomUUID'],
  window: ['structuredClone', 'reportError', 'requestIdleCallback', 'scheduler', 'navigation', 'WeakRef'],
} as const

/** Takes them out of a browser. */
function old(page: Page): Promise<void> {
  const lines = Object.entries(BROUGHT).flatMap(([of, names]) =>
    names.map((name) => `try { delete ${of}[${JSON.stringify(name)}] } catch {}`),
  )
  return page.addInitScript(lines.join('\n')).then(() => undefined)
}

/**
 * The calls that no script may make unguarded: newer than the oldest supported browsers, and not polyfilled. Behind
 * `?.` or after a check they are harmless, as is React's advice to use one `instead`.
 */
const MISSING =
  /(?<![?\w$])(?:structuredClone|reportError|Array\.fromAsync|Promise\.(?:try|withResolvers)|Object\.groupBy|Map\.groupBy|RegExp\.escape|new (?:WeakRef|FinalizationRegistry|Intl\.(?:Segmenter|ListFormat|DurationFormat))|crypto\.randomUUID)\(|[^?]\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|togglePopover|showPopover|hidePopover|checkVisibility|requestSubmit|showPicker|supportedValuesOf|toWellFormed|waitUntil)\((?!\) instead)/g
/** Patterns that look behind end every script of a Safari before 16.4, and so do static blocks and `v`. */
const LOOKS_BEHIND = /\(\?<[=!]/

async function scriptsIn(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.js'))
  return names.map((name) => join(dir, name))
}

test('no script of site and office calls what a phone of 2020 lacks', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const data = process.env.E2E_DATA_DIR ?? ''
  const files = [
    ...(await scriptsIn(join(root, 'admin/dist/admin/assets'))),
    ...(await scriptsIn(join(data, 'releases/current/_astro'))),
  ]
  expect(files.length).toBeGreaterThan(40)
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    const found = (text.match(MISSING) ?? []).filter((call) => !asked(text, call))
    expect.soft([...new Set(found)], file).toEqual([])
    expect.soft(LOOKS_BEHIND.test(text), `${file} looks behind`).toBe(false)
  }
})

/** Tells if a script checks before it calls, as React does for `reportError`. */
function asked(text: string, call: string): boolean {
  const name = /(\w+)\($/.exec(call)?.[1] ?? ''
  return new RegExp(`typeof ${name}\\b|"${name}" ?in|typeof [\\w.]+\\.${name}\\b`).test(text)
}

test('a phone of 2020 searches, counts a family, opens the menu, registers and signs in', async ({
  page,
  request,
}) => {
  await old(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/paket?kategori=umroh')
  await expect(page.getByRole('heading', { name: /^\d+ keberangkatan cocok/ })).toBeVisible()
  await page.getByRole('button', { name: /^Saring/ }).click()
  await expect(page.getByRole('dialog', { name: 'Saring keberangkatan' })).toBeVisible()

  await page.goto(`${await firstPaket(request)}#hitung`)
  const hitung = page.getByRole('dialog', { name: 'Hitung biaya keluarga' })
  await hitung.getByRole('button', { name: 'Tambah dewasa' }).click()
  await expect(hitung.getByText(/^Total untuk 3 orang/)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-galat')

  await page.goto('/')
  await expect(page.locator('#menu')).toBeHidden()
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.getByRole('button', { name: 'Tutup menu' }).click()
  await expect(page.locator('#menu')).toBeHidden()

  await page.goto('/daftar')
  await page.getByLabel('Nama', { exact: false }).first().fill('Siti')
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Langkah 2 dari 2/ })).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Telepon' })).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-galat')

  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto('/admin/packages')
  await expect(page.getByRole('heading', { name: 'Paket Safar' })).toBeVisible()
  await page.goto('/admin/packages/add')
  await expect(page.getByLabel(/^Nama/).first()).toBeVisible()
})

test('where scripts do not come, site and office say so with a way on', async ({
  intercept,
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load|SyntaxError|Unexpected/)
  await intercept('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'a ??!' }))
  await page.goto('/daftar')
  const said = page.getByRole('alert').filter({ hasText: 'tidak berjalan di peramban Anda' })
  await expect(said).toBeVisible()
  await expect(said.getByRole('link', { name: 'daftar lewat formulir sederhana' })).toHaveAttribute(
    'href',
    '/api/pendaftaran/formulir',
  )
  // Without hydration it is one whole form.
  await expect(page.getByRole('heading', { name: /^Langkah [12] dari 2/ })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Kirim Pendaftaran' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lanjut', exact: true })).toHaveCount(0)
  for (const path of ['/login', '/admin/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Halaman ini belum dapat dibuka' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Muat ulang' })).toBeVisible()
  }
})
