import type { Zone } from '../shape.ts'
import classes from './place-map.module.css'

/** Each part of a page of the site: left, top, width, height on a plate of 58 by 40. */
const ZONES: Record<Zone, readonly [number, number, number, number]> = {
  kepala: [0, 0, 58, 7],
  puncak: [0, 8, 58, 13],
  isi: [5, 23, 48, 8],
  kaki: [0, 33, 58, 7],
  chat: [46, 24, 9, 6],
}

/**
 * Renders a page of the site in a few strokes, with the parts that a section fills in green; decorative, as the words
 * beside it say the same.
 */
export function PlaceMap({ zones }: { zones: readonly Zone[] }) {
  return (
    <svg className={classes.map} viewBox="0 0 58 40" aria-hidden>
      {Object.entries(ZONES).map(([zone, [x, y, width, height]]) => (
        <rect
          key={zone}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={zone === 'chat' ? 3 : 1}
          data-filled={zones.some((each) => each === zone) || undefined}
        />
      ))}
    </svg>
  )
}
