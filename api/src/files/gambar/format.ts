/** Loaders of sharp that an upload may reach; all others are blocked. */
export type GambarFormat = 'jpeg' | 'png' | 'webp'

/**
 * Returns the format told by the first bytes, whatever name or type came with them; null for any that is not accepted.
 */
export function sniffFormat(bytes: Buffer): GambarFormat | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  const riff = bytes.subarray(0, 4).toString('latin1') === 'RIFF'
  return riff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'webp' : null
}
