import type { FormValues } from '@safar/shared/records/noun/values'
import { useFormApi, useFormState } from '../form-context.ts'
import { inOrder, listAt, mainPath } from '../paths.ts'
import type { FormShape } from '../shape.ts'
import { NO_SYARAT } from './syarat.ts'
import { useAlt } from './use-alt.ts'
import { useSettledValues } from './use-settled-values.ts'

const useNone = () => NO_SYARAT

/** Returns the path to focus: of a whole list, its first row. */
export function fieldPath(shape: FormShape, path: string): string {
  return !path.includes('.') && listAt(shape, path) ? mainPath(shape, path, 0) : path
}

/** Returns how complete the record is: by its fields, its alt texts, and the office's requirements. */
export function useReadiness() {
  const { shape } = useFormApi()
  const { missing, asked } = useFormState(({ readiness }) => readiness)
  const values: FormValues = useSettledValues()
  const syarat = (shape.useSyarat ?? useNone)(values)
  const alt = useAlt({ shape, values })
  const open = new Set(missing.map((path) => path.split('.')[0])).size + syarat.open + alt.length
  const all = new Set([...missing, ...alt, ...syarat.missing.map((path) => fieldPath(shape, path))])
  return { missing: inOrder(shape, [...all]), asked: asked + syarat.asked + alt.length, open, alt }
}
