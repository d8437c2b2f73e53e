import { qrDrawing } from '../cetak/qr.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** Modules of white around the code, without which cameras do not find it. */
const QUIET = 4

/** Draws an address as a code that a phone's camera reads; nothing leaves the page for it. */
export function drawLink(address: string): SVGSVGElement {
  const { size, path } = qrDrawing(address)
  const code = document.createElementNS(SVG, 'svg')
  code.setAttribute('viewBox', `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`)
  code.setAttribute('role', 'img')
  code.setAttribute('aria-label', 'Kode QR halaman ini')
  const lines = document.createElementNS(SVG, 'path')
  lines.setAttribute('d', path)
  lines.setAttribute('stroke', '#000')
  code.append(lines)
  return code
}
