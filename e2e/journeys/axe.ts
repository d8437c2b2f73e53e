import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../test.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Look {
  /** The selector of a part that is checked elsewhere. */
  exclude?: string
  /** A rule that says nothing here. */
  without?: string
}

/** Runs axe on the page as it stands, and measures how far it reaches beyond its window. */
function lookOnce(page: Page, look: Look) {
  return page.evaluate(
    async ({ tags, exclude, without }) => {
      if (!window.axe) throw new Error('axe went with the page that it was read into')
      // Waits for entering animations, which leave elements half hidden; endless ones are not waited for.
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        )
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const modal = [...document.querySelectorAll('[role=dialog][aria-modal=true], dialog:modal')].at(-1)
      const answer = await window.axe.run(
        { include: modal ?? document, ...(exclude && { exclude }) },
        {
          runOnly: tags,
          ...(without && { rules: { [without]: { enabled: false } } }),
          // Passes are neither named nor serialised, which took two thirds of the time.
          resultTypes: ['violations'],
        },
      )
      return {
        findings: answer.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`),
        beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }
    },
    { tags: TAGS, ...look },
  )
}

/**
 * Expects that axe finds nothing on the page as it stands, and that it does not scroll sideways. Of an open modal
 * dialog it looks at that alone: the page under it can be neither read nor pressed.
 */
export async function expectAccessible(page: Page, name: string, look: Look = {}): Promise<void> {
  // Once a page; evaluating axe takes longer than most looks.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE)
  const first = await lookOnce(page, look)
  // On a page that renders meanwhile axe sees detached elements, which have no name: only findings of both looks count.
  const again = first.findings.length > 0 ? await lookOnce(page, look) : first
  const findings = again.findings.filter((finding) => first.findings.includes(finding))
  const { beyond } = again
  expect.soft(findings, name).toEqual([])
  expect.soft(beyond, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}
