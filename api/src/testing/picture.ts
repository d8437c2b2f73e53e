import sharp from 'sharp'

/** Makes a picture of one colour, with an orientation and a comment that must not survive. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff',
  { width = 1200, height = 800 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2c6e49' } })
    .withExif({ IFD0: { Copyright: 'rahasia keluarga' } })
    .toFormat(format)
    .toBuffer()
}
