import { encodePart } from '../../platform/text/encode-part.ts'

/**
 * A picture's name carries its size and so spares every page a look at the file: `kx3f9m2a7c-1600x1000.webp` is the
 * largest width, with `kx3f9m2a7c-1600x1000.w480.webp` beside it for each smaller width of `GAMBAR_WIDTHS`. Names of
 * older hosts (`poster.jpg`) carry nothing and have no smaller widths.
 */
export const GAMBAR_WIDTHS = [480, 640, 960] as const
/** Larger uploads are scaled down to this width. */
export const GAMBAR_MAX_WIDTH = 1600
/** Tall flyers keep their shape up to here; WebP itself ends at 16,383. */
export const GAMBAR_MAX_HEIGHT = 6400
export const GAMBAR_MAX_BYTES = 10 * 1024 * 1024
export const GAMBAR_MAX_PIXELS = 50_000_000
export const GAMBAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const GAMBAR_PATH = '/storage/img_uploads'
export const MAX_IMAGE_NAME_LENGTH = 200

export interface GambarSize {
  width: number
  height: number
}

/** The size in which a picture is kept: its own shape, within the largest width and height. */
export function ukuranTersimpan({ width, height }: GambarSize): GambarSize {
  const share = Math.min(1, GAMBAR_MAX_WIDTH / width, GAMBAR_MAX_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

const NAME = /^[a-z0-9]+-(\d{1,5})x(\d{1,5})\.webp$/

/** The picture's size in pixels, or null for a name that our API did not choose. */
export function gambarSize(imageName: string): GambarSize | null {
  const match = NAME.exec(imageName)
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null
}

/** The same in words, `1600 × 1000`; of a name that our API did not choose, the name, which is a file's. */
export function ukuranGambar(imageName: string): string {
  const size = gambarSize(imageName)
  return size ? `${size.width} × ${size.height}` : imageName
}

const FILE = /^[a-z0-9]{1,40}-\d{1,5}x\d{1,5}(\.w\d{1,4})?\.webp$/

/** Whether our API may have given a file of pictures this name: no other reaches a folder or a bucket. */
export function isGambarFile(name: string): boolean {
  return name.length <= MAX_IMAGE_NAME_LENGTH && FILE.test(name)
}

// Bounded: a text of letters alone would be read once for each of them.
const NAMES = /[a-z0-9]{1,40}-\d{1,5}x\d{1,5}\.webp/g

const ENDING = '.webp'
/** What stands before the ending, as far as it may belong to a name. */
const BEFORE_ENDING = /[a-z0-9]{1,40}-\d{1,5}x\d{1,5}$/
const LONGEST_BEFORE = 52

/** Every name in a text that may be one of our pictures: few texts hold one, so their ending is looked for and a pattern reads no more than that. */
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

/** A text with one picture's name in the place of another, wherever that stands whole. */
export function renamedGambarIn(text: string, from: string, to: string): string {
  return text.replace(NAMES, (name) => (name === from ? to : name))
}

/** Name of one of the smaller files: `gambarVariant('a-1600x1000.webp', 480)` → `a-1600x1000.w480.webp`. */
export function gambarVariant(imageName: string, width: number): string {
  return imageName.replace(/\.webp$/, `.w${width}.webp`)
}

/** Widths below the picture's own that exist as files beside it. */
export function gambarVariantWidths(imageName: string): number[] {
  const size = gambarSize(imageName)
  return size ? GAMBAR_WIDTHS.filter((width) => width < size.width) : []
}

const VARIANT = /^([a-z0-9]{1,40}-\d{1,5}x\d{1,5})\.w(\d{1,4})\.webp$/

/** What stands in for a smaller file that is not there, as of a picture from before there was its width: the next wider ones. */
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

/** Address of a picture, on the page's own origin or on `host`. */
export function gambarUrl(imageName: string, host = ''): string {
  return `${host}${GAMBAR_PATH}/${encodePart(imageName)}`
}

/** The `srcset` of a picture, or undefined where only one file exists. */
export function gambarSrcset(imageName: string, host = ''): string | undefined {
  const size = gambarSize(imageName)
  const widths = gambarVariantWidths(imageName)
  if (!size || widths.length === 0) return undefined
  const smaller = widths.map((width) => `${gambarUrl(gambarVariant(imageName, width), host)} ${width}w`)
  return [...smaller, `${gambarUrl(imageName, host)} ${size.width}w`].join(', ')
}
