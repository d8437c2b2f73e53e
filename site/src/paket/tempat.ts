/*
 * Staff type places as plain lines: `Jakarta (CGK)`, `Madinah, 200 m ke Masjid Nabawi`. What they carry is shown apart;
 * what they leave out is not made up.
 */

export interface Bandara {
  kota: string
  /** IATA code, where the text carries one. */
  kode: string | null
}

/** `Jakarta (CGK)`, `Jakarta, CGK` or `CGK Jakarta` → city and code; a text without a code is all city. */
export function parseBandara(text: string): Bandara {
  const match = /\(([A-Z]{3})\)|^([A-Z]{3})\b|\b([A-Z]{3})$/.exec(text.trim())
  const kode = match?.[1] ?? match?.[2] ?? match?.[3] ?? null
  const kota = match
    ? text
        .trim()
        .replace(match[0], '')
        .replace(/^[\s,–-]+|[\s,–-]+$/g, '')
    : text.trim()
  return { kota: kota || (kode ?? ''), kode: kota ? kode : null }
}

/** The city that a line about a hotel's place begins with: `Madinah, 200 m ke …` → `Madinah`. */
export function kotaOf(lokasi: string): string {
  return lokasi.split(',')[0]?.trim() ?? ''
}

/** Parts of a line with each distance marked, to print metres in bold: `Madinah, 200 m ke Masjid Nabawi`. */
export function splitJarak(lokasi: string): { text: string; jarak: boolean }[] {
  return lokasi
    .split(/(\d+(?:[.,]\d+)?\s?(?:m|km|meter)\b)/i)
    .map((text, index) => ({ text, jarak: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
