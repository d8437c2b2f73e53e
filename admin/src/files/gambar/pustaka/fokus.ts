import type { Fokus } from '@safar/shared/files/gambar/gambar'

/** `object-position` that keeps a point in sight. */
export function positionOf({ x, y }: Fokus): string {
  return `${x * 100}% ${y * 100}%`
}

/** A share as whole hundredths. */
export const percent = (share: number): number => Math.round(share * 100)

/** Hundredths as a share within the picture. */
export const shareOf = (hundredths: number): number =>
  Math.max(0, Math.min(100, Math.round(hundredths))) / 100

/** A point moved by whole hundredths. */
export function moved({ x, y }: Fokus, dx: number, dy: number): Fokus {
  return { x: shareOf(percent(x) + dx), y: shareOf(percent(y) + dy) }
}
