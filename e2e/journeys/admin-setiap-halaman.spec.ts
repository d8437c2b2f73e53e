import type { Page } from '@playwright/test'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

/*
 * What holds for every page of the office: the menu says which there are, so that a new noun is looked at by being in it. Each
 * page is opened once in each width, with its form, its form refused, its dialogs.
 */

// A hundred looks in each journey.
test.slow()

async function menu(page: Page): Promise<string[]> {
  await openAsAdmin(page, '/admin/dashboard')
  // On phones the menu is closed, and its links are there all the same.
  const links = page.locator('#sidebar nav a')
  await expect(links.first()).toBeAttached()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('LOADING')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** Where a link of the page leads, if it has such a link. */
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

/** Nothing scrolls sideways on the smallest phone, nor with letters twice as large. */
async function holdsItsWords(page: Page, path: string): Promise<void> {
  for (const [width, letters] of [
    [320, '100%'],
    [360, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = await page.evaluate((size) => {
      const { documentElement: root } = document
      root.style.fontSize = size
      return root.scrollWidth - root.clientWidth
    }, letters)
    expect.soft(beyond, `${path} at ${width} px, letters of ${letters}`).toBeLessThanOrEqual(0)
  }
}

for (const width of [360, 1440]) {
  test(`axe finds nothing on any list, form or dialog of the office at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of await menu(page)) {
      await arrive(page, path)
      await expectAccessible(page, path)
      await lookAtDialog(page, /^Sampah$/, `${path}, trash`)
      const [add, detail] = [await wayOf(page, /^(Tambah|Tulis) /), await wayOf(page, /^Detail /)]
      // Elsewhere a row goes without a question: it comes back by leaving the page unsaved.
      if (detail) await lookAtDialog(page, /^Hapus /, `${path}, delete`)
      if (add) {
        await arrive(page, add)
        await expectAccessible(page, add)
        await page
          .getByRole('button', { name: /^Simpan / })
          .first()
          .click()
        await expect(page.getByText(/\d+ isian perlu diperbaiki\./)).toBeVisible()
        // Of a page that was scrolled, some field always lies half below a bar that sticks to the window's edge.
        await expectAccessible(page, `${add}, refused`, { without: 'target-size' })
      }
      if (detail) {
        await arrive(page, detail)
        await expectAccessible(page, detail)
        await lookAtDialog(page, /^Riwayat$/, `${detail}, revisions`)
      }
    }
  })
}

test('no page of the office scrolls sideways on the smallest phone or with letters twice as large', async ({
  page,
}) => {
  for (const path of await menu(page)) {
    await arrive(page, path)
    const [add, detail] = [await wayOf(page, /^(Tambah|Tulis) /), await wayOf(page, /^Detail /)]
    await holdsItsWords(page, path)
    for (const form of [add, detail]) {
      if (!form) continue
      await arrive(page, form)
      await holdsItsWords(page, form)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})
