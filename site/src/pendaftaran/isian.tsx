import { type Choice, FORM_FIELDS, type FormFieldName } from '@safar/shared/people/pendaftaran/form-fields'
import type { ReactNode } from 'react'
import { LabelledField } from './labelled-field.tsx'

interface Props {
  name: FormFieldName
  /** The options of a select; a typed field without them. */
  choices?: readonly Choice[] | undefined
  /** The option chosen at first. */
  first?: string
  hint: ReactNode
  error: string | undefined
}

/** Renders one field of the registration. */
export function Isian({ name, choices, first = '', hint, error }: Props) {
  const { label, optional, required, rows, type = 'text', autocomplete, inputmode } = FORM_FIELDS[name]
  return (
    <LabelledField name={name} label={label} optional={optional} hint={hint} error={error}>
      {(control) =>
        choices ? (
          <select {...control} defaultValue={first} required={required}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        ) : rows ? (
          <textarea {...control} rows={rows} />
        ) : (
          <input
            {...control}
            type={type}
            autoComplete={autocomplete}
            inputMode={inputmode}
            required={required}
          />
        )
      }
    </LabelledField>
  )
}
