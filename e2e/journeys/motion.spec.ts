import type { Page } from '@playwright/test'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { firstPaket } from './site-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Finds elements that move, or would once touched. A hundredth of a millisecond is the admin's "at once" of an animation;
 * a transition has no such: every property of every element would begin one.
 */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const AT_ONCE = 0.00002
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      for (const part of ['', '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, part)
        if (longest(style.transitionDuration) > 0) found.add(`${name}${part} has a transition`)
        if (style.animationName !== 'none' && longest(style.animationDuration) > AT_ONCE) {
          found.add(`${name}${part} is animated`)
        }
        if (style.scrollBehavior === 'smooth') found.add(`${name}${part} scrolls smoothly`)
      }
    }
    for (const { playState, effect } of document.getAnimations()) {
      // In milliseconds; an animation of a hundredth of one may well be caught running.
      const ends = Number(effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY)
      if (playState === 'running' && ends > 1_000 * AT_ONCE) found.add('something runs')
    }
    return [...found]
  })
}

test('nothing on the site moves for whoever asked for rest', async ({ page, request }) => {
  for (const path of ['/', '/paket', '/galeri', '/daftar', await firstPaket(request)]) {
    await page.goto(path)
    expect.soft(await moving(page), path).toEqual([])
  }
  await page.goto('/')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: /menu/i }).first().click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect.soft(await moving(page), 'the open menu').toEqual([])
})

test('nothing in the admin moves for whoever asked for rest', async ({ intercept, page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect.soft(await moving(page), '/login').toEqual([])
  await openAsAdmin(page, '/admin/dashboard')
  for (const path of ['/admin/dashboard', '/admin/packages', '/admin/packages/add', '/admin/pendaftaran']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await moving(page), path).toEqual([])
  }
  const held = Promise.withResolvers<void>()
  await intercept('**/api/paket?status=semua&ringkas=1*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/admin/packages')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect.soft(await moving(page), 'a list that waits').toEqual([])
  held.resolve()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await moving(page), 'an open dialog').toEqual([])
})
