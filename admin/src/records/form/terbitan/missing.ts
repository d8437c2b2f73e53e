import { hasStates } from '@safar/shared/records/noun/states'
import type { FormValues } from '@safar/shared/records/noun/values'
import type { FormMode } from '../mode.ts'
import { inOrder } from '../paths.ts'
import type { FormShape } from '../shape.ts'
import { STATE_SECTION } from '../states.ts'
import { validateValues } from '../validate.ts'

/** The completeness of a record before it may go live. */
export interface Readiness {
  /** Paths of what is still asked for, as they stand on the page. */
  missing: readonly string[]
  /** Fields that are asked for, or were filled in a way that is refused. */
  asked: number
}

/**
 * Returns what a record lacks before it may go live, whatever its state; the state's own times are left out. `clean` is
 * the saved copy.
 */
export function readinessOf(
  shape: FormShape,
  values: FormValues,
  mode: FormMode,
  clean: FormValues,
): Readiness {
  if (!hasStates(shape.noun)) return { missing: [], asked: 0 }
  const live = { ...values, status: 'terbit' }
  const isOfState = (path: string) => STATE_SECTION.fields.includes(path)
  const missing = Object.keys(validateValues(shape, live, mode, clean)).filter((path) => !isOfState(path))
  const required = Object.entries(shape.noun.fields).filter(([, { required }]) => required !== undefined)
  const asked = new Set([
    ...required.map(([name]) => name).filter((name) => !isOfState(name)),
    ...missing.map((path) => path.split('.')[0]),
  ])
  return { missing: inOrder(shape, missing), asked: asked.size }
}
