import { formatThousands } from '../../platform/format/rupiah.ts'
import { GAMBAR_MAX_HEIGHT, GAMBAR_MAX_WIDTH, type GambarSize, ukuranTersimpan } from './name.ts'
import { croppedShare, GAMBAR_FRAMES, type GambarFrame, type GambarFrameName } from './ratio.ts'

/** The share of a picture that may be cut off, or of its frame that may stay empty, without a warning. */
const MOST_LOST = 0.25
/** Less than this share of the wanted width looks coarse on today's screens. */
const LEAST_SHARP = 0.5

const pixels = ({ width, height }: GambarSize) => `${width} × ${height} piksel`

/** Writes the size to ask people for: `1600 × 1200 piksel (4:3)`. */
export function wantedText(name: GambarFrameName): string {
  const { wanted, ratio } = GAMBAR_FRAMES[name]
  return `${pixels(wanted)} (${ratio.join(':')})`
}

/** Returns the share of the frame that a picture shown whole leaves empty. */
function emptyShare(size: GambarSize, frame: GambarFrame): number {
  return frame.fit === 'contain' ? croppedShare(size, { ...frame, fit: 'cover' }) : 0
}

/**
 * Returns the warning for a picture so tall that it is stored narrower than others; null if its height costs nothing.
 */
export function tinggiWarning(size: GambarSize): string | null {
  const kept = ukuranTersimpan(size)
  if (kept.width >= Math.min(size.width, GAMBAR_MAX_WIDTH)) return null
  return `Gambar ini ${pixels(size)} dan akan disimpan ${pixels(kept)}, karena paling tinggi ${formatThousands(GAMBAR_MAX_HEIGHT)} piksel. Agar tetap tajam, potong menjadi beberapa gambar.`
}

/** Returns the warning for a picture that does not fit its frame; null if it fits. */
export function gambarWarning(size: GambarSize, name: GambarFrameName): string | null {
  const frame: GambarFrame = GAMBAR_FRAMES[name]
  const [width, height] = frame.ratio
  const faults: string[] = []
  // The width that remains once the frame has cut the picture.
  const used = Math.min(size.width, (size.height * width) / height)
  if (used < frame.wanted.width * LEAST_SHARP) faults.push('terlalu kecil, akan tampak buram')
  const cropped = croppedShare(size, frame)
  if (cropped > MOST_LOST) faults.push(`sekitar ${Math.round(cropped * 100)}% terpotong di situs`)
  if (emptyShare(size, frame) > MOST_LOST)
    faults.push('bentuknya lain, di situs tampil kecil dengan ruang kosong')
  if (faults.length === 0) return null
  return `Gambar ini ${pixels(size)}: ${faults.join('; ')}. Yang pas: ${wantedText(name)}.`
}
