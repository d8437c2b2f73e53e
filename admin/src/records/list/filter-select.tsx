import { NativeSelect } from '@mantine/core'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import type { Counts } from '@safar/shared/records/noun/noun-list'
import classes from './list-toolbar.module.css'
import type { Filter } from './shape.ts'
import type { ChangeList, ListState } from './url-state.ts'

export interface FilterProps {
  filter: Filter
  state: ListState
  /** Null while nothing is counted. */
  counts: Counts | null
  onChange: ChangeList
}

/** Returns a filter's options ("all" first, with counts), the chosen value, and the handler of a choice. */
export function filterChoices({ filter, state, counts, onChange }: FilterProps) {
  const { name, all, choices } = filter
  const chosen = state.chosen[name] ?? ''
  // A filter's word in the address may be gone from the rows.
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen)
  return {
    data: [
      { value: '', label: all },
      ...(isKnown ? choices : [...choices, { value: chosen, label: chosen }]),
    ].map(({ value, label }) => {
      const count = counts?.[value]
      return { value, label: count === undefined ? label : `${label} ${formatThousands(count)}` }
    }),
    value: chosen,
    choose: (value: string) => onChange({ chosen: { ...state.chosen, [name]: value } }),
  }
}

export function FilterSelect({
  className = classes.filter,
  ...props
}: FilterProps & { className?: string | undefined }) {
  const { data, value, choose } = filterChoices(props)
  return (
    <NativeSelect
      className={className ?? ''}
      aria-label={props.filter.label}
      data={data}
      value={value}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
