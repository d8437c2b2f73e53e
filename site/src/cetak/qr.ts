import { encode } from 'uqr'

export interface QrDrawing {
  /** Modules from edge to edge, without the quiet zone that the paper gives. */
  size: number
  /** The dark modules as one path, a stroke of one module's height for each run. */
  path: string
}

/** Encodes an address as a QR code, as a short SVG path. */
export function qrDrawing(address: string): QrDrawing {
  const { data, size } = encode(address, { ecc: 'L', boostEcc: true, border: 0 })
  return { size, path: data.map((row, y) => runsOf(row, y)).join('') }
}

function runsOf(row: boolean[], y: number): string {
  let path = `M0 ${y}.5`
  let gap = 0
  for (let x = 0; x < row.length; ) {
    const dark = row[x] === true
    let end = x
    while (end < row.length && (row[end] === true) === dark) end += 1
    if (dark) {
      path += `${gap > 0 ? `m${gap} 0` : ''}h${end - x}`
      gap = 0
    } else gap = end - x
    x = end
  }
  return path
}
