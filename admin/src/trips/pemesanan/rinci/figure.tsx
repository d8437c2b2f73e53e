interface Props {
  label: string
  value: string
  note: string
  tone?: 'done' | 'doubtful' | 'bad' | undefined
}

/** Renders one figure of a booking, in the strip of them. */
export function Figure({ label, value, note, tone }: Props) {
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <small>{note}</small>
      </dd>
    </div>
  )
}
