import { IconAlertCircleFilled, IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormApi, useFormState } from '../form-context.ts'
import { fieldAt, isLine, isRequired, pathLabel } from '../paths.ts'
import { fieldValue } from '../values.ts'
import classes from './field.module.css'

const CLASS_NAMES = {
  wrapper: classes.wrapper ?? '',
  input: classes.input ?? '',
  label: classes.label ?? '',
  error: classes.below ?? '',
  description: classes.below ?? '',
}

/**
 * Returns what every input of the form shares: label, value, error, warning. `said` is appended to the field's hint.
 */
export function useField(path: string, said?: string) {
  const form = useFormApi()
  const error = useFormState((state) => state.errors[path])
  const warning = useFormState((state) => state.warnings[path])
  // The input is uncontrolled after the first render; its start value must not change.
  const [defaultValue] = useState(() => fieldValue(form.getValues(), path))
  const { look } = fieldAt(form.shape, path)
  const hint = [look.hint, said].filter(Boolean).join('. ')

  return {
    form,
    look,
    input: {
      // A line of a list is below the list's own label.
      ...(isLine(form.shape, path) ? { 'aria-label': pathLabel(form.shape, path) } : { label: look.label }),
      required: isRequired(form.shape, path),
      defaultValue,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        form.setValue(path, currentTarget.value),
      onBlur: () => form.fieldLeft(path),
      'data-path': path,
      error: error && <FieldError>{error}</FieldError>,
      description: warning ? <FieldWarning>{warning}</FieldWarning> : hint,
      classNames: CLASS_NAMES,
      inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
        | 'label'
        | 'input'
        | 'error'
        | 'description'
      )[],
    },
  }
}

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={classes.message}>
      <IconAlertCircleFilled size={16} aria-hidden />
      {children}
    </span>
  )
}

function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <span className={classes.warning}>
      <IconAlertTriangle size={16} aria-hidden />
      {children}
    </span>
  )
}
