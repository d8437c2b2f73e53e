import type { Page } from '@playwright/test'
import { expectOffice, openAsAdmin, resize } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

/*
 * Checks what holds for every page of the office: the menu lists the pages, so that a new noun is checked by being in
 * it. Each page is opened once, with its form, its form refused, and its dialogs, at one width after another: opening
 * it costs more than the looks.
 */

// Dozens of looks in one journey.
test.slow()

async function menu(page: Page): Promise<string[]> {
  await openAsAdmin(page, '/admin/dashboard')
  // On phones the menu is closed, and its links are there all the same.
  const links = page.locator('#sidebar nav a')
  await expect(links.first()).toBeAttached()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

/** Pages of money that tabs lead to, and no entry of the menu. */
const MONEY = [
  '/admin/uang/impor',
  '/admin/uang/menunggu',
  '/admin/uang/pengembalian',
  '/admin/uang/keberangkatan',
]
const PHONE = 360
const WIDTHS = [1440, PHONE]
const PARTS = 5

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectOffice(page)
  await expect(page.getByText('LOADING')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** Runs axe at each width, and on a phone, where room is least, in the dialogs that the page opens. */
async function lookAt(
  page: Page,
  name: string,
  {
    widths = WIDTHS,
    without,
    dialogs = [],
  }: { widths?: number[]; without?: string; dialogs?: readonly (readonly [RegExp, string])[] } = {},
): Promise<void> {
  for (const width of widths) {
    await resize(page, width)
    await expectAccessible(page, `${name} at ${width} px`, without ? { without } : {})
  }
  for (const [button, dialog] of dialogs)
    await lookAtDialog(page, button, `${name}, ${dialog}, at ${widths.at(-1)} px`)
}

/** Returns the address of a link on the page, or null without such a link. */
async function wayOf(page: Page, name: RegExp): Promise<string | null> {
  const link = page.getByRole('main').getByRole('link', { name }).first()
  return (await link.count()) > 0 ? link.getAttribute('href') : null
}

/** Opens a dialog of the page by its button, looks, and closes it again. */
async function lookAtDialog(page: Page, button: RegExp, name: string): Promise<void> {
  const opener = page.getByRole('main').getByRole('button', { name: button }).first()
  if ((await opener.count()) === 0) return
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('LOADING')).toHaveCount(0)
  await expectAccessible(page, name)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/**
 * Appends a word without spaces to each text in a row, as long as file names and mail addresses are: the data of the
 * day must not decide if a page fits. `false` restores the texts.
 */
async function lengthenWords(page: Page, isLong: boolean): Promise<void> {
  await page.getByRole('main').evaluate((main, isLong) => {
    const LONG = 'm'.repeat(40)
    // The labels of buttons, and of links that look like one, are the product's own.
    const fixed = 'button, .mantine-Button-root, label, option, svg, th, [aria-hidden]'
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      if (!element?.closest('li, td, dd, article') || element.closest(fixed)) continue
      const [word] = /[a-z]{4,}/i.exec(text.nodeValue ?? '') ?? []
      if (isLong && word) text.nodeValue = text.nodeValue?.replace(word, word + LONG) ?? ''
      if (!isLong) text.nodeValue = text.nodeValue?.replace(LONG, '') ?? ''
    }
  }, isLong)
}

/**
 * Expects no horizontal scrolling on the smallest phone, nor with letters twice as large, however long the words are.
 */
async function holdsItsWords(page: Page, path: string): Promise<void> {
  await lengthenWords(page, true)
  for (const [width, letters] of [
    [320, '100%'],
    [360, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    await resize(page, width)
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // Script-driven layout takes a busy machine a moment.
    await expect.soft
      .poll(beyond, { message: `${path} at ${width} px, letters of ${letters}`, timeout: 5_000 })
      .toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await lengthenWords(page, false)
}

/** Walks a page, its form, its form refused, a row's own page, and their dialogs. */
async function walk(page: Page, path: string): Promise<void> {
  await arrive(page, path)
  const [add, detail] = [await wayOf(page, /^(Tambah|Tulis) /), await wayOf(page, /^Detail /)]
  await holdsItsWords(page, path)
  const trash = [/^Sampah$/, 'trash'] as const
  // A row of a form is deleted without a question: leaving without saving restores it.
  await lookAt(page, path, { dialogs: detail ? [trash, [/^Hapus /, 'delete']] : [trash] })
  if (add) {
    await arrive(page, add)
    await holdsItsWords(page, add)
    await lookAt(page, add)
    await page
      .getByRole('button', { name: /^Simpan (?!draf|sebagai)/ })
      .first()
      .click()
    await expect(page.getByText(/\d+ isian perlu diperbaiki\./)).toBeVisible()
    // On a scrolled page some field always lies half below a sticky bar.
    await lookAt(page, `${add}, refused`, { widths: [PHONE], without: 'target-size' })
  }
  if (detail) {
    await arrive(page, detail)
    await holdsItsWords(page, detail)
    await lookAt(page, detail, { dialogs: [[/^Riwayat$/, 'revisions']] })
  }
}

// In parts: a walk through all pages says nothing for as long as a check that hangs, and is tried again as a whole.
for (const part of Array.from({ length: PARTS }, (_, part) => part)) {
  test(`axe finds nothing on any list, form or dialog of the office, and none scrolls sideways on the smallest phone or with letters twice as large: part ${part + 1} of ${PARTS}`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // A list of bookings without one would show neither rows nor a page of one.
    const booking = `/admin/pemesanan/${await api.createPemesanan()}`
    const pages = [...(await menu(page)), ...MONEY]
    for (const path of pages.filter((_, at) => at % PARTS === part)) await walk(page, path)
    if (part > 0) return
    await arrive(page, booking)
    await holdsItsWords(page, booking)
    const dialogs = [
      [/^Kirim tagihan uang muka$/, 'a step'],
      [/^Tambah orang$/, 'a person'],
      [/^Ubah$/, 'payer and notes'],
    ] as const
    await lookAt(page, booking, { dialogs })
  })
}
