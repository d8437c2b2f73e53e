import { basename } from 'node:path'

/**
 * Returns the name of a CSS module's class in pages: `picture` of `cover.module.css` is `cover-picture`. It is shorter
 * than one with a hash, and the same in every build, so that `cover.print.css` can style it for paper.
 */
export function scopedName(name: string, file: string): string {
  return `${partOf(file)}-${name}`
}

/** Returns the component that a style sheet belongs to; a test holds their names apart. */
export function partOf(file: string): string {
  return basename(file).replace(/\..*$/, '')
}
