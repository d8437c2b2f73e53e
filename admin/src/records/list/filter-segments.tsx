import { SegmentedControl } from '@mantine/core'
import { type FilterProps, filterChoices } from './filter-select.tsx'
import classes from './list-toolbar.module.css'

/** Renders all choices of a filter side by side. */
export function FilterSegments(props: FilterProps) {
  const { data, value, choose } = filterChoices(props)
  return (
    <SegmentedControl
      bg="var(--sand)"
      withItemsBorders={false}
      className={classes.segments ?? ''}
      aria-label={props.filter.label}
      data={data}
      value={value}
      onChange={choose}
    />
  )
}
