import { gambarUrl } from '../../platform/address/gambar.ts'

/**
 * Widths of the smaller files beside a picture. A picture's name carries its size, which spares pages a look at the
 * file: `kx3f9m2a7c-1600x1000.webp` is the largest, with `kx3f9m2a7c-1600x1000.w480.webp` beside it for each smaller
 * width. Names of older hosts (`poster.jpg`) carry none and have no smaller files.
 */
export const GAMBAR_WIDTHS = [480, 640, 960] as const
/** The largest stored width, in pixels; larger uploads are scaled down. */
export const GAMBAR_MAX_WIDTH = 1600
/** The largest stored height, in pixels, for tall flyers; WebP itself ends at 16,383. */
export const GAMBAR_MAX_HEIGHT = 6400
export const GAMBAR_MAX_BYTES = 10 * 1024 * 1024
export const GAMBAR_MAX_PIXELS = 50_000_000
export const GAMBAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const MAX_IMAGE_NAME_LENGTH = 200

export interface GambarSize {
  width: number
  height: number
}

/** Returns the size in which a picture is stored: its own ratio, within the largest width and height. */
export function ukuranTersimpan({ width, height }: GambarSize): GambarSize {
  const share = Math.min(1, GAMBAR_MAX_WIDTH / width, GAMBAR_MAX_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

const NAME = /^[a-z0-9]+-(\d{1,5})x(\d{1,5})\.webp$/

/** Returns a picture's size in pixels from its name; null for a name that our API did not choose. */
export function gambarSize(imageName: string): GambarSize | null {
  const match = NAME.exec(imageName)
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null
}

/** Writes a picture's size, `1600 × 1000`; the name itself if our API did not choose it. */
export function ukuranGambar(imageName: string): string {
  const size = gambarSize(imageName)
  return size ? `${size.width} × ${size.height}` : imageName
}

const FILE = /^[a-z0-9]{1,40}-\d{1,5}x\d{1,5}(\.w\d{1,4})?\.webp$/

/** Tells whether a name may be that of a stored picture; no other is looked up in folder or bucket. */
export function isGambarFile(name: string): boolean {
  return name.length <= MAX_IMAGE_NAME_LENGTH && FILE.test(name)
}

// Bounded: a text of letters alone would be read once for each of them.
const NAMES = /[a-z0-9]{1,40}-\d{1,5}x\d{1,5}\.webp/g

const ENDING = '.webp'
/** Matches the part of a name before its ending. */
const BEFORE_ENDING = /[a-z0-9]{1,40}-\d{1,5}x\d{1,5}$/
const LONGEST_BEFORE = 52

/** Returns the picture names in a text. Few texts hold one, so it looks for their ending before any pattern reads. */
export function gambarNamesIn(text: string): string[] {
  const names: string[] = []
  let from = 0
  for (let end = text.indexOf(ENDING); end >= 0; end = text.indexOf(ENDING, end + 1)) {
    const before = BEFORE_ENDING.exec(text.slice(Math.max(from, end - LONGEST_BEFORE), end))?.[0]
    if (!before) continue
    names.push(before + ENDING)
    from = end + ENDING.length
  }
  return names
}

/** Replaces a picture's name in a text by another, where it stands whole. */
export function renamedGambarIn(text: string, from: string, to: string): string {
  return text.replace(NAMES, (name) => (name === from ? to : name))
}

/** Returns the name of a smaller file: `gambarVariant('a-1600x1000.webp', 480)` → `a-1600x1000.w480.webp`. */
export function gambarVariant(imageName: string, width: number): string {
  return imageName.replace(/\.webp$/, `.w${width}.webp`)
}

/** Returns the widths of the smaller files beside a picture. */
export function gambarVariantWidths(imageName: string): number[] {
  const size = gambarSize(imageName)
  return size ? GAMBAR_WIDTHS.filter((width) => width < size.width) : []
}

const VARIANT = /^([a-z0-9]{1,40}-\d{1,5}x\d{1,5})\.w(\d{1,4})\.webp$/

/** Returns the next wider files, which stand in for a missing smaller one, as of a picture older than its width. */
export function gambarWider(file: string): string[] {
  const [, base, small] = VARIANT.exec(file) ?? []
  if (base === undefined) return []
  const whole = `${base}.webp`
  const widths = gambarVariantWidths(whole)
  if (!widths.includes(Number(small))) return []
  return [
    ...widths.filter((width) => width > Number(small)).map((width) => gambarVariant(whole, width)),
    whole,
  ]
}

/** Returns the `srcset` of a picture; undefined if it has only one file. */
export function gambarSrcset(imageName: string, host = ''): string | undefined {
  const size = gambarSize(imageName)
  const widths = gambarVariantWidths(imageName)
  if (!size || widths.length === 0) return undefined
  const smaller = widths.map((width) => `${gambarUrl(gambarVariant(imageName, width), host)} ${width}w`)
  return [...smaller, `${gambarUrl(imageName, host)} ${size.width}w`].join(', ')
}
