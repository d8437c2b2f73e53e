import { MAY_BE_EMPTY } from '@safar/shared/people/pendaftaran/form-fields'
import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

interface LabelledFieldProps {
  name: string
  label: string
  optional?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  children: (props: FieldControl) => ReactNode
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Renders a labelled field with its hint and error below. */
export function LabelledField({ name, label, optional = false, hint, error, children }: LabelledFieldProps) {
  const id = `daftar-${name}`
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span> {MAY_BE_EMPTY}</span>}
      </label>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface TickProps {
  name: string
  error?: string | undefined
  required?: boolean
  children: ReactNode
}

/** Renders a checkbox, never ticked in advance. */
export function Tick({ name, error, required = false, children }: TickProps) {
  const id = `daftar-${name}`
  return (
    <div className="field">
      <div className="tick">
        <input
          id={id}
          name={name}
          type="checkbox"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  )
}
