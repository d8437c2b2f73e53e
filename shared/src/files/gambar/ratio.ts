import type { GambarSize } from './name.ts'

/** Placement of a picture in a frame of another ratio: filling it, cut from the middle, or whole. */
export type GambarFit = 'cover' | 'contain'

export interface GambarFrame {
  /** Width to height of the frame, the same in form and page: `tokens.css` says it again, held by a test. */
  ratio: readonly [width: number, height: number]
  fit: GambarFit
  /** The size to ask people for, which fills the frame and is sharp on a dense screen. */
  wanted: GambarSize
}

/** The frames of uploaded pictures. A flyer has words to its edges, so it is never cut. */
export const GAMBAR_FRAMES = {
  poster: { ratio: [4, 3], fit: 'cover', wanted: { width: 1600, height: 1200 } },
  flyer: { ratio: [4, 5], fit: 'contain', wanted: { width: 1200, height: 1500 } },
  hotel: { ratio: [16, 9], fit: 'cover', wanted: { width: 1600, height: 900 } },
  maskapai: { ratio: [3, 2], fit: 'cover', wanted: { width: 600, height: 400 } },
  spanduk: { ratio: [16, 10], fit: 'cover', wanted: { width: 1600, height: 1000 } },
  galeri: { ratio: [16, 10], fit: 'cover', wanted: { width: 1600, height: 1000 } },
  potret: { ratio: [1, 1], fit: 'cover', wanted: { width: 1000, height: 1000 } },
  artikel: { ratio: [16, 10], fit: 'cover', wanted: { width: 1600, height: 1000 } },
} as const satisfies Record<string, GambarFrame>

export type GambarFrameName = keyof typeof GAMBAR_FRAMES

/** Returns the share of a picture that its frame cuts off, from 0 (nothing) to nearly 1. */
export function croppedShare({ width, height }: GambarSize, { ratio, fit }: GambarFrame): number {
  if (fit === 'contain' || width <= 0 || height <= 0) return 0
  const picture = width / height
  const frame = ratio[0] / ratio[1]
  return 1 - Math.min(picture / frame, frame / picture)
}
