import { encode } from 'uqr'

/** Renders a QR code, drawn in the browser: the secret goes to no service. The text stands beside it. */
export function KodeQr({ teks }: { teks: string }) {
  const { data, size } = encode(teks, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={200}
      height={200}
      role="img"
      aria-label="Kode QR untuk aplikasi autentikator"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
