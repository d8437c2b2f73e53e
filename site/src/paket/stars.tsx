import { Berangka } from '../components/berangka.tsx'

const STAR =
  'M8.243 7.34l-6.38.925-.113.023a1 1 0 0 0-.44 1.684l4.622 4.499-1.09 6.355-.013.11a1 1 0 0 0 1.464.944l5.706-3 5.693 3 .1.046a1 1 0 0 0 1.352-1.1l-1.091-6.355 4.624-4.5.078-.085a1 1 0 0 0-.633-1.62l-6.38-.926-2.852-5.78a1 1 0 0 0-1.794 0z'

interface Props {
  count: number
  size?: number
  /** The accessible name of the stars; left out where words stand beside them. */
  label?: string
}

/** Renders a star for each level, at most five. */
export function Stars({ count, size = 18, label }: Props) {
  const stars = Math.max(0, Math.min(5, Math.round(count)))
  if (stars === 0) return null
  return (
    <>
      <svg
        width={stars * size}
        height={size}
        viewBox={`0 0 ${stars * 24} 24`}
        fill="currentColor"
        aria-hidden="true"
      >
        {Array.from({ length: stars }, (_, index) => (
          <path key={index} d={STAR} transform={`translate(${index * 24})`} />
        ))}
      </svg>
      {label && (
        <span className="visually-hidden">
          <Berangka text={label} />
        </span>
      )}
    </>
  )
}
