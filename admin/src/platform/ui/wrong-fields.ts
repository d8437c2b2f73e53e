import type { z } from 'zod'

/** Validates a form's input; returns the first message of each field, empty where all is well. */
export function wrongFields(schema: z.ZodType, input: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(input).error?.issues ?? [])
    found[String(path[0] ?? '')] ??= message
  return found
}

/** Focuses the first field of a form, in document order, that has an error. */
export function focusFirstWrong(form: HTMLFormElement, wrong: Readonly<Record<string, unknown>>): void {
  for (const field of form.elements) {
    const name = field.getAttribute('name')
    if (name === null || !Object.hasOwn(wrong, name) || !(field instanceof HTMLElement)) continue
    field.focus()
    return
  }
}

/** Returns the text above a form's buttons: `3 isian perlu diperbaiki.` */
export const perluDiperbaiki = (count: number): string => `${count} isian perlu diperbaiki.`
