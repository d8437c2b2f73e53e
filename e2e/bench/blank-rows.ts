import type { CDPSession, Page } from '@playwright/test'

/*
 * Looks for rows that a finger sees blank: the browser itself carries a fling on, which no script of the page can hold
 * up, while pictures are taken of what it shows. A picture is searched for the widest stretch without a letter.
 */

/** A part of the page in CSS pixels, which has letters in each row. */
interface Place {
  left: number
  top: number
  width: number
  height: number
}

/**
 * The flings, one after another, half of them towards the list's end and half back: at the end the page would go on
 * under the finger. Each finger moves 2,500 pixels a second.
 */
const FLINGS = 6
const STEP_PX = 40
const STEP_MS = 16
/** The time that a list runs on after a finger has left it. */
const RUN_MS = 1_000
/** The edge of a list that no finger touches. */
const EDGE_PX = 20
/** The brightest of a letter's pixels, of 255: lines between rows are lighter. */
const LETTER = 120

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * Flings a list by a finger, and returns the widest stretch without a letter of all pictures meanwhile, in CSS pixels.
 * @param reader another page, which reads the pictures
 * @throws Error if hardly anything was shown meanwhile
 */
export async function widestGap(
  { session, reader }: { session: CDPSession; reader: Page },
  place: Place,
): Promise<number> {
  const pictures: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 50 })
  for (let n = 0; n < FLINGS; n += 1) await fling(session, place, n < FLINGS / 2 ? 'up' : 'down')
  await session.send('Page.stopScreencast')
  if (pictures.length < FLINGS) throw new Error('hardly anything was shown during the flings')
  const gaps: number[] = []
  for (const picture of pictures) gaps.push(await gapIn(reader, picture, place))
  return Math.max(...gaps)
}

async function fling(
  session: CDPSession,
  { left, top, width, height }: Place,
  finger: 'up' | 'down',
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: left + width / 2, y }],
    })
  const length = height - 2 * EDGE_PX
  const [from, sign] = finger === 'up' ? [top + height - EDGE_PX, -1] : [top + EDGE_PX, 1]
  // A finger waits for no answer of the page.
  const touches = [touch('touchStart', from)]
  for (let way = STEP_PX; way < length; way += STEP_PX) {
    await rest(STEP_MS)
    touches.push(touch('touchMove', from + way * sign))
  }
  touches.push(touch('touchEnd'))
  await Promise.all(touches)
  await rest(RUN_MS)
}

/** Returns the widest stretch without a letter in a picture's part. */
function gapIn(reader: Page, picture: string, place: Place): Promise<number> {
  return reader.evaluate(
    async ({ picture, place, letter }) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!context) throw new Error('the browser draws no pictures')
      context.drawImage(image, 0, 0)
      const { width, height, data } = context.getImageData(place.left, place.top, place.width, place.height)
      let [gap, widest] = [0, 0]
      for (let y = 0; y < height; y += 1) {
        const line = data.subarray(y * width * 4, (y + 1) * width * 4)
        const hasLetter = line.some((value, at) => at % 4 !== 3 && value < letter)
        gap = hasLetter ? 0 : gap + 1
        widest = Math.max(widest, gap)
      }
      return widest
    },
    { picture, place, letter: LETTER },
  )
}
