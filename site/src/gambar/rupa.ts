import type { RupaGambar } from '@safar/shared/files/gambar/gambar'
import { askable, note } from '../question.ts'

/** What a build knows of uploaded pictures. Browsers know nothing: there a picture is cut from its middle. */
const known = new Map<string, RupaGambar>()

const QUESTION = 'rupa'
askable(QUESTION, (imageName: string) => known.get(imageName) ?? null)

function rupaOf(imageName: string): RupaGambar | undefined {
  note(QUESTION, [imageName])
  return known.get(imageName)
}

export function learnRupa(list: readonly RupaGambar[]): void {
  known.clear()
  for (const rupa of list) known.set(rupa.image_name, rupa)
}

/** What staff say is to be seen; the page's own words where they say nothing, and none for a decoration. */
export function altOf(imageName: string, fallback: string): string {
  const rupa = rupaOf(imageName)
  if (rupa?.hiasan) return ''
  return rupa?.alt || fallback
}

/** Steps of `object-position` that have a class, in hundredths: finer ones nobody sees. */
const STEP = 5
const stepOf = (share: number) => Math.round((share * 100) / STEP) * STEP

/** `object-position` that keeps in sight what staff chose; nothing for the middle. */
export function positionOfGambar(imageName: string): string | undefined {
  const fokus = rupaOf(imageName)?.fokus
  return fokus && `${stepOf(fokus.x)}% ${stepOf(fokus.y)}%`
}

/** The point itself, for what is cut while building; nothing for the middle. */
export function fokusOf(imageName: string): RupaGambar['fokus'] | undefined {
  const fokus = rupaOf(imageName)?.fokus
  return fokus && (fokus.x !== 0.5 || fokus.y !== 0.5) ? fokus : undefined
}
