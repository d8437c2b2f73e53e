import { NativeSelect } from '@mantine/core'
import type { Counts } from '@safar/shared/records/noun/noun-list'
import { Toolbar } from '../../platform/ui/toolbar.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { FilterSegments } from './filter-segments.tsx'
import { FilterSelect } from './filter-select.tsx'
import type { HiddenColumns } from './hidden-columns.ts'
import classes from './list-toolbar.module.css'
import type { Choice, Filter, ListRecord, ListShape } from './shape.ts'
import type { ChangeList, ListState } from './url-state.ts'

interface Props<Row extends ListRecord> {
  shape: ListShape<Row>
  /** The filters of the shape, each with its choices. */
  filters: readonly Filter[]
  state: ListState
  /** Null while nothing is counted. */
  counts: Counts | null
  isNarrow: boolean
  columns: HiddenColumns
  onChange: ChangeList
}

/** Renders a list's search, filters and column menu; on phones a choice of the order in place of the columns. */
export function ListToolbar<Row extends ListRecord>(props: Props<Row>) {
  const { shape, filters, state, counts, isNarrow, columns, onChange } = props
  return (
    <Toolbar
      label={`Cari ${shape.word}`}
      placeholder={shape.placeholder}
      value={state.q}
      onChange={(q) => onChange({ q })}
    >
      {filters.map((filter) => {
        const isCounted = filter.name === shape.daftar.counted
        const Choices = isCounted && !isNarrow ? FilterSegments : FilterSelect
        const known = isCounted ? counts : null
        return <Choices key={filter.name} filter={filter} state={state} counts={known} onChange={onChange} />
      })}
      {isNarrow && <OrderSelect choices={orderChoices(shape)} state={state} onChange={onChange} />}
      {!isNarrow && columns.hideable.length > 0 && <ColumnMenu columns={columns} />}
    </Toolbar>
  )
}

function orderChoices<Row extends ListRecord>({ ownOrder, columns }: ListShape<Row>): Choice[] {
  return [
    { value: '', label: ownOrder },
    ...columns.flatMap(({ id, orders }) => [
      ...(orders?.up ? [{ value: id, label: orders.up }] : []),
      ...(orders?.down ? [{ value: `-${id}`, label: orders.down }] : []),
    ]),
  ]
}

interface OrderSelectProps {
  choices: Choice[]
  state: ListState
  onChange: ChangeList
}

function OrderSelect({ choices, state, onChange }: OrderSelectProps) {
  const [sort] = state.sorting
  const order = sort ? `${sort.desc ? '-' : ''}${sort.id}` : ''
  if (choices.length < 2) return null
  return (
    <NativeSelect
      className={classes.order ?? ''}
      aria-label="Urutkan"
      data={choices}
      value={choices.some(({ value }) => value === order) ? order : ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ sorting: value ? [{ id: value.replace('-', ''), desc: value.startsWith('-') }] : [] })
      }
    />
  )
}
