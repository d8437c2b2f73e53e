/** Renders an outline of 24 px as a decorative icon; words beside it say what it means. */
export function Outline({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
