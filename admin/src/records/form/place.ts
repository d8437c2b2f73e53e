import type { FormHandle } from './handle.ts'

/** The focus and scroll of a form, for one that takes its place. */
export interface Place {
  /** The field that was being filled in, if any. */
  path: string | undefined
  /** The distance from the top of the window, in pixels. */
  top: number
  scroll: number
}

const fieldAt = (path: string) => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)

export function placeOf(element: Element | null): Place {
  const path = element instanceof HTMLElement ? element.dataset.path : undefined
  return { path, top: element?.getBoundingClientRect().top ?? 0, scroll: window.scrollY }
}

/** Restores focus and scroll: the same field at the same height of the window, folded entries opened. */
export function goTo({ path, top, scroll }: Place, form: Pick<FormHandle, 'focus'>): void {
  window.scrollTo(0, scroll)
  if (!path) {
    document.querySelector<HTMLElement>('[aria-keyshortcuts="Control+S"]')?.focus({ preventScroll: true })
    return
  }
  form.focus(path)
  const field = fieldAt(path)
  if (field) window.scrollBy(0, field.getBoundingClientRect().top - top)
}

const sectionId = (section: string) => `bagian-${section}`

/** Returns the end of a link that leads to a section of a form. */
export const sectionHash = (section: string): string => `#${sectionId(section)}`

/** Scrolls to a section and focuses its first field; does nothing for one that the form does not have. */
export function goToSection(section: string): void {
  const element = document.getElementById(sectionId(section))
  element?.scrollIntoView({ block: 'start' })
  element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
}

/** Scrolls to the section that a link named, as `sectionHash` writes it. */
export function goToHash(hash: string): void {
  const prefix = sectionHash('')
  if (hash.startsWith(prefix)) goToSection(hash.slice(prefix.length))
}
