import type { Fokus } from '@safar/shared/files/gambar/gambar'

/** Returns the `object-position` that keeps a focal point in sight. */
export function positionOf({ x, y }: Fokus): string {
  return `${x * 100}% ${y * 100}%`
}

/** Returns a share (0 to 1) as whole hundredths. */
export const percent = (share: number): number => Math.round(share * 100)

/** Returns hundredths as a share, clamped to the picture (0 to 1). */
export const shareOf = (hundredths: number): number =>
  Math.max(0, Math.min(100, Math.round(hundredths))) / 100

/** Returns a focal point moved by whole hundredths. */
export function moved({ x, y }: Fokus, dx: number, dy: number): Fokus {
  return { x: shareOf(percent(x) + dx), y: shareOf(percent(y) + dy) }
}
