import { STATUS, STATUS_LABEL, type Status } from '@safar/shared/records/noun/states'
import { useId } from 'react'
import { useFieldValue, useFormApi, useFormState } from '../form-context.ts'
import { STATE_LOOKS } from '../states.ts'
import classes from './state-choice.module.css'

interface Props {
  isStored: boolean
  isLive: boolean
  /** The number of fields still missing. */
  lacking: number
}

/** Renders the states as radio buttons, each with its meaning. */
export function StateChoice({ isStored, isLive, lacking }: Props) {
  const form = useFormApi()
  const id = useId()
  const chosen = useFieldValue('status')
  const error = useFormState(({ errors }) => errors.status)
  const noteOf = (status: Status): string => {
    if (status === 'draf') return 'hanya staf, boleh belum lengkap'
    if (status === 'arsip') return 'disimpan, tidak tampil'
    if (lacking > 0) return `lengkapi ${lacking} isian`
    if (status === 'terjadwal') return 'tampil sendiri pada waktunya'
    return isLive ? 'tampil di situs' : 'tampil begitu disimpan'
  }
  // A new record is never archived at once.
  const states = STATUS.filter((status) => status !== 'arsip' || isStored || chosen === status)
  return (
    <div role="radiogroup" aria-label={STATE_LOOKS.status.label} className={classes.choice}>
      {states.map((status) => (
        <label key={status} className={classes.state} data-chosen={chosen === status || undefined}>
          <input
            type="radio"
            name={`${id}-status`}
            value={status}
            checked={chosen === status}
            aria-describedby={`${id}-${status}`}
            {...(chosen === status && { 'data-path': 'status' })}
            onChange={() => {
              form.setValue('status', status)
              form.fieldLeft('status')
            }}
          />
          <span className={classes.word}>{STATUS_LABEL[status]}</span>
          <span
            id={`${id}-${status}`}
            className={classes.note}
            aria-hidden
            data-lacking={(lacking > 0 && (status === 'terjadwal' || status === 'terbit')) || undefined}
          >
            {noteOf(status)}
          </span>
        </label>
      ))}
      {error && <p className={classes.error}>{error}</p>}
    </div>
  )
}
