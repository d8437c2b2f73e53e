import type { Page } from '@playwright/test'

declare global {
  interface Window {
    nextPaint?: Promise<number>
  }
}

/** The most milliseconds that the busiest machine needs for one frame. */
const MOST_MS = 30_000

/**
 * Measures the milliseconds from an input event to the paint of its effect: from the event's own timestamp to the first
 * frame in which the watched element differs, and the task after that frame was drawn.
 */
export async function msToPaint(
  page: Page,
  event: 'click' | 'keydown',
  watched: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([type, selector, most]) => {
      // An input's text is no text content.
      const read = () => {
        const element = document.querySelector(selector)
        return element instanceof HTMLInputElement ? element.value : element?.textContent
      }
      const before = read()
      window.nextPaint = new Promise((done, fail) => {
        setTimeout(() => fail(new Error(`${selector} stayed as it was after a ${type}`)), most)
        const painted = new MessageChannel()
        let start = 0
        painted.port1.onmessage = () => done(performance.now() - start)
        const look = () => {
          if (read() === before) requestAnimationFrame(look)
          else painted.port2.postMessage(null)
        }
        const begin = (input: Event) => {
          start = input.timeStamp
          requestAnimationFrame(look)
        }
        window.addEventListener(type, begin, { capture: true, once: true })
      })
    },
    [event, watched, MOST_MS] as const,
  )
  await act()
  return page.evaluate(() => window.nextPaint ?? Number.NaN)
}

/** Returns the least of the rounds' medians: what others do on the machine only ever adds. */
export async function bestMedian(
  rounds: number,
  times: number,
  measure: (turn: number) => Promise<number>,
): Promise<number> {
  const medians: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const values: number[] = []
    for (let time = 0; time < times; time += 1) values.push(await measure(round * times + time))
    medians.push(values.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN)
  }
  return Math.min(...medians)
}
