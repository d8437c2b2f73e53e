import { encode } from 'uqr'

interface Props {
  teks: string
  /** The name for readers. */
  label: string
  size?: number
}

/** Renders a QR code, drawn in the browser: the text goes to no service. It stands beside the code as well. */
export function KodeQr({ teks, label, size: side = 200 }: Props) {
  const { data, size } = encode(teks, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={side} height={side} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
