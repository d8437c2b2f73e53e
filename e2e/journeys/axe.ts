import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Look {
  /** A part that has looks of its own. */
  exclude?: string
  /** A rule that says nothing here. */
  without?: string
}

/** Expects that axe finds nothing on the page as it stands, and that it does not scroll sideways. */
export async function expectAccessible(
  page: Page,
  name: string,
  { exclude, without }: Look = {},
): Promise<void> {
  // Without frames the plain way finds the same, without a second tab for each look.
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true)
  if (exclude) axe.exclude(exclude)
  if (without) axe.disableRules(without)
  const { violations } = await axe.analyze()
  const findings = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.target.join(' ')}`)
  expect.soft(findings).toEqual([])
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(beyond, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}
