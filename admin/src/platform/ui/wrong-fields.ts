import type { z } from 'zod'

/** What is wrong with what a form sends, by field: the first message of each. Empty where nothing is. */
export function wrongFields(schema: z.ZodType, input: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(input).error?.issues ?? [])
    found[String(path[0] ?? '')] ??= message
  return found
}

/** Leads whoever sends a form to the first of its fields, as they stand, that needs mending. */
export function focusFirstWrong(form: HTMLFormElement, wrong: Readonly<Record<string, unknown>>): void {
  for (const field of form.elements) {
    const name = field.getAttribute('name')
    if (name === null || !Object.hasOwn(wrong, name) || !(field instanceof HTMLElement)) continue
    field.focus()
    return
  }
}

/** What stands above the buttons of a form with that many fields to mend. */
export const perluDiperbaiki = (count: number): string => `${count} isian perlu diperbaiki.`
