const encoded = (code: number) => encodeURIComponent(String.fromCodePoint(code))
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => encoded(from + at))

/** Control characters, which browsers drop from an address or which end a header; no real address has one. */
export const CONTROLS = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)]

const SLASHES = ['', '/', '%2F', '%2f%2F', '%5C', '%5c/', '.', './', '../', '%2e%2e/', '%20', '%EF%BC%8F']
const ENDS = [
  'evil.test/',
  '/evil.test/',
  '/evil.test/x/',
  '/evil.test.html',
  '/evil.test/?x=1',
  '%2Fevil.test/',
]

/** Addresses with a control character, which are refused before anything reads them. */
export const CONTROL_ADDRESSES = CONTROLS.flatMap((sign) => [
  `/${sign}/evil.test/`,
  `/${sign}/evil.test.html`,
  `/umroh${sign}/`,
  `/release.json${sign}`,
  `/api/paket/${sign}`,
  `/_astro/satu.js${sign}`,
  `/gambar/kaaba.webp${sign}?x=1`,
  `/data_produk/lama${sign}`,
  `/login${sign}`,
])

/** Addresses that look as if they led to another site. */
export const OUTWARD_ADDRESSES = SLASHES.flatMap((begin) =>
  SLASHES.flatMap((then) => ENDS.map((end) => `/${begin}${then}${end}`)),
)

/** Tells whether an answer's `location` stays on the same origin, as browsers read it. */
export function staysHome(location: string, origin: string): boolean {
  return new URL(location, `${origin}/`).origin === new URL(origin).origin
}
