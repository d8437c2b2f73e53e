import { basename } from 'node:path'

/**
 * What a class of a CSS module is called in the pages: `picture` of `cover.module.css` is `cover-picture`. Shorter than
 * a name with a hash, and the same in every build, so that `cover.print.css` can say how it looks on paper.
 */
export function scopedName(name: string, file: string): string {
  return `${partOf(file)}-${name}`
}

/** The component that a style sheet dresses; a test holds their names apart. */
export function partOf(file: string): string {
  return basename(file).replace(/\..*$/, '')
}
