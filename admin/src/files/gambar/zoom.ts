/** The bounds of the preview's zoom (SPEC section 4). */
export const ZOOM = { min: 0.5, max: 1.5, step: 0.1 } as const
const QUARTER = 90

/** Returns the next zoom in a direction, clamped, in exact tenths. */
export function zoomBy(zoom: number, steps: number): number {
  const next = Math.round((zoom + steps * ZOOM.step) * 10) / 10
  return Math.min(ZOOM.max, Math.max(ZOOM.min, next))
}

/** Rotates by quarters; degrees add up, so that a turn never spins back the long way. */
export function rotateBy(degrees: number, quarters: number): number {
  return degrees + quarters * QUARTER
}
