const LONE_HALF = /\p{Surrogate}/gu

/**
 * Encodes any text as a part of an address. `encodeURIComponent` throws for half of an emoji, and with it would fail
 * the page that draws the link.
 */
export function encodePart(value: string | number): string {
  return encodeURIComponent(String(value).replace(LONE_HALF, ''))
}

/** Decodes a part of an address for people; a part that cannot be decoded comes back unchanged. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
