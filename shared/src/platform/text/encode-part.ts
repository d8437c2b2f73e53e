const LONE_HALF = /\p{Surrogate}/gu

/**
 * A text as a part of an address, whatever it is: `encodeURIComponent` throws where half of an emoji stands in it, and with it went
 * the page that drew the link.
 */
export function encodePart(value: string | number): string {
  return encodeURIComponent(String(value).replace(LONE_HALF, ''))
}

/** A part of an address as people read it; as it stands where nobody wrote it so. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
