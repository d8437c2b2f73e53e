import type { RupaGambar } from '@safar/shared/gambar/gambar'

/** What a build knows of uploaded pictures. Browsers know nothing: there a picture is cut from its middle. */
const known = new Map<string, RupaGambar>()

export function learnRupa(list: readonly RupaGambar[]): void {
  for (const rupa of list) known.set(rupa.image_name, rupa)
}

/** What staff say is to be seen; the page's own words where they say nothing, and none for a decoration. */
export function altOf(imageName: string, fallback: string): string {
  const rupa = known.get(imageName)
  if (rupa?.hiasan) return ''
  return rupa?.alt || fallback
}

/** Steps of `object-position` that have a class, in hundredths: finer ones nobody sees. */
const STEP = 5
const stepOf = (share: number) => Math.round((share * 100) / STEP) * STEP

/** `object-position` that keeps in sight what staff chose; nothing for the middle. */
export function positionOfGambar(imageName: string): string | undefined {
  const fokus = known.get(imageName)?.fokus
  return fokus && `${stepOf(fokus.x)}% ${stepOf(fokus.y)}%`
}

/** The point itself, for what is cut while building; nothing for the middle. */
export function fokusOf(imageName: string): RupaGambar['fokus'] | undefined {
  const fokus = known.get(imageName)?.fokus
  return fokus && (fokus.x !== 0.5 || fokus.y !== 0.5) ? fokus : undefined
}
