import type { RupaGambar } from '@safar/shared/files/gambar/gambar'
import { askable, note } from '../question.ts'

/** The alt texts and focal points known to a build. Browsers know none: there a picture is cut from its middle. */
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

/** Returns a picture's alt text: staff's, else the page's own; empty for a decoration. */
export function altOf(imageName: string, fallback: string): string {
  const rupa = rupaOf(imageName)
  if (rupa?.hiasan) return ''
  return rupa?.alt || fallback
}

/** The steps of `object-position` that have a class, in hundredths: finer ones are invisible. */
const STEP = 5
const stepOf = (share: number) => Math.round((share * 100) / STEP) * STEP

/** Returns the `object-position` of the focal point that staff chose; undefined for the middle. */
export function positionOfGambar(imageName: string): string | undefined {
  const fokus = rupaOf(imageName)?.fokus
  return fokus && `${stepOf(fokus.x)}% ${stepOf(fokus.y)}%`
}

/** Returns the focal point itself, for pictures cut while building; undefined for the middle. */
export function fokusOf(imageName: string): RupaGambar['fokus'] | undefined {
  const fokus = rupaOf(imageName)?.fokus
  return fokus && (fokus.x !== 0.5 || fokus.y !== 0.5) ? fokus : undefined
}
