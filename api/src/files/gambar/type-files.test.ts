import { drawnText, TYPE_FAMILIES } from '@safar/shared/files/gambar/drawn-text'
import satori from 'satori'
import { expect, it } from 'vitest'
import { typeFiles } from './type-files.ts'

/** Every sign of the plane in which all letters of today's languages lie. */
const SIGNS = Array.from({ length: 0x3000 }, (_, at) => String.fromCharCode(at)).filter(
  (sign) => sign.trim() !== '',
)

it('has every letter that pictures draw', async () => {
  const drawn = drawnText(SIGNS.join(' '))
  expect(drawn.length).toBeGreaterThan(1_000)
  const missing: string[] = []
  for (const fontWeight of [500, 700, 800])
    await satori(
      {
        type: 'div',
        key: null,
        props: { style: { fontFamily: TYPE_FAMILIES, fontWeight }, children: drawn },
      },
      {
        width: 2_000,
        height: 2_000,
        fonts: await typeFiles(),
        loadAdditionalAsset: async (_code, text) => {
          missing.push(text)
          return []
        },
      },
    )
  expect(missing).toEqual([])
})
