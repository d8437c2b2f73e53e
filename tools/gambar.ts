/*
 * Makes the smaller files of every picture in `public/gambar`. Run by hand after adding or changing a master
 * (`node tools/gambar.ts`, or `node tools/gambar.ts kaaba mina` for some) and commit what it makes: builds and servers
 * only link these files, they never pay for encoding.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { GAMBAR_STEPS } from '../site/src/gambar/katalog.ts'

export const GAMBAR_DIR = join(import.meta.dirname, '../public/gambar')

const VARIANT = /-\d{3,4}\.(avif|webp)$/

/** Lists the names of the masters, without `.webp`. */
export async function listMasters(): Promise<string[]> {
  const files = await readdir(GAMBAR_DIR)
  return files
    .filter((file) => file.endsWith('.webp') && !VARIANT.test(file))
    .map((file) => file.slice(0, -5))
}

// Small files are shown on dense screens, where artefacts shrink below sight (480 and 640 are a phone's first pictures,
// and must arrive within a round trip more); large ones are looked at closely.
const AVIF_QUALITY = { 480: 50, 640: 46, 800: 48, 1200: 57 } as Record<number, number>
const AVIF_QUALITY_MASTER = 54
const WEBP_QUALITY = 78

/** Returns the quality of a width; a narrow master is its own largest file, and looked at as closely. */
function qualityOf(step: number, masterWidth: number): number {
  return (step < masterWidth && AVIF_QUALITY[step]) || AVIF_QUALITY_MASTER
}

async function writeVariants(name: string): Promise<void> {
  const master = join(GAMBAR_DIR, `${name}.webp`)
  const { width } = await sharp(master).metadata()
  const made: string[] = []
  for (const step of [...GAMBAR_STEPS.filter((candidate) => candidate < width), width]) {
    const scaled = sharp(master).resize({ width: step, kernel: 'lanczos3' })
    const target = join(GAMBAR_DIR, `${name}-${step}`)
    await scaled
      .clone()
      .avif({ quality: qualityOf(step, width), effort: 5, chromaSubsampling: '4:2:0' })
      .toFile(`${target}.avif`)
    made.push(`${step} avif ${await kilobytes(`${target}.avif`)}`)
    if (step === width) continue
    await scaled
      .clone()
      .webp({ quality: WEBP_QUALITY, effort: 6, smartSubsample: true })
      .toFile(`${target}.webp`)
    made.push(`webp ${await kilobytes(`${target}.webp`)}`)
  }
  console.log(`${name}: ${made.join(', ')}`)
}

async function kilobytes(file: string): Promise<string> {
  return `${Math.round((await stat(file)).size / 1024)} KB`
}

if (import.meta.main) {
  const asked = process.argv.slice(2)
  for (const name of asked.length > 0 ? asked : await listMasters()) await writeVariants(name)
}
