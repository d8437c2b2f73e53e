import { BOLEH_KOSONG } from '@safar/shared/pendaftaran/isian'
import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

interface BidangProps {
  name: string
  label: string
  optional?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  children: (props: BidangControl) => ReactNode
}

/** What a control needs to be one with its label, hint and error. */
export interface BidangControl {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A labelled field with its hint and its error below. */
export function Bidang({ name, label, optional = false, hint, error, children }: BidangProps) {
  const id = `daftar-${name}`
  const described = [error && `${id}-galat`, hint && `${id}-petunjuk`].filter(Boolean).join(' ')
  return (
    <div className="bidang">
      <label htmlFor={id}>
        {label}
        {optional && <span> {BOLEH_KOSONG}</span>}
      </label>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="galat" id={`${id}-galat`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      {hint && (
        <p className="petunjuk" id={`${id}-petunjuk`}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface CentangProps {
  name: string
  error?: string | undefined
  required?: boolean
  children: ReactNode
}

/** A box that nobody ticks but the visitor. */
export function Centang({ name, error, required = false, children }: CentangProps) {
  const id = `daftar-${name}`
  return (
    <div className="bidang">
      <div className="centang">
        <input
          id={id}
          name={name}
          type="checkbox"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-galat` : undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p className="galat" id={`${id}-galat`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  )
}
