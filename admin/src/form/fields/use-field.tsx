import { IconAlertCircleFilled, IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormState, usePaketFormApi } from '../form-context.ts'
import classes from './field.module.css'

export interface FieldOptions {
  path: string
  label: string
  /** For rows whose list already has a visible label. */
  hideLabel?: boolean
  required?: boolean
  /** Said below the field, such as where the text will appear. */
  hint?: string
}

const CLASS_NAMES = {
  wrapper: classes.wrapper ?? '',
  input: classes.input ?? '',
  label: classes.label ?? '',
  error: classes.below ?? '',
  description: classes.below ?? '',
}

/** What every kind of input of the form shares: the path's value, its message, its warning. */
export function useField({ path, label, hideLabel = false, required = false, hint }: FieldOptions) {
  const form = usePaketFormApi()
  const error = useFormState((state) => state.errors[path])
  const warning = useFormState((state) => state.warnings[path])
  // The input is its own master after the first render; its start value must not move under it.
  const [defaultValue] = useState(() => form.inputProps(path).defaultValue)
  const { onChange } = form.inputProps(path)

  return {
    form,
    input: {
      ...(hideLabel ? { 'aria-label': label } : { label }),
      required,
      defaultValue,
      onChange,
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
