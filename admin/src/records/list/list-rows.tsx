import { memo } from 'react'
import { useMay } from '../../access/session/session-store.ts'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import classes from './list.module.css'
import { PickBox } from './pick-box.tsx'
import { DeleteButton, DetailButton } from './row-actions.tsx'
import { RowGrip } from './row-grip.tsx'
import { RowMenu } from './row-menu.tsx'
import { moreOf, type RowProps, type RowsProps } from './rows.ts'
import type { ListRecord } from './shape.ts'

interface Visible {
  visibility: Readonly<Record<string, boolean>>
}

/**
 * Renders the table's rows as plain memoised elements: those of the table's library do far more than is asked of them
 * here, and a hundred take twice as long as anyone should wait for a sort.
 */
export function ListRows<Row extends ListRecord>({ rows, pick, ...props }: RowsProps<Row> & Visible) {
  return rows.map((row, index) => (
    // Where rows cannot be moved, a row whose index alone changed is not rendered again.
    <SafeRow key={row.id} of={row} as="tr" name={props.shape.name(row)} to={props.shape.editPath(row)}>
      <MemoRow
        row={row}
        index={props.order ? index : 0}
        isPicked={pick?.picked.has(row.id) ?? null}
        onPick={pick?.onPick}
        {...props}
      />
    </SafeRow>
  ))
}

function Row<Row extends ListRecord>({ visibility, ...props }: RowProps<Row> & Visible) {
  const { shape, row, index, today, onDelete, order, isPicked, onPick } = props
  const name = shape.name(row)
  const more = moreOf(props)
  const isStaff = useMay('staff')
  return (
    <tr className={classes.row} {...(isPicked && { 'data-picked': true })} {...order?.rowProps(index)}>
      {isPicked !== null && (
        <td>
          <PickBox
            label={`Pilih ${name}`}
            isPicked={isPicked}
            onPick={(next, isRange) => onPick?.(row.id, next, isRange)}
          />
        </td>
      )}
      {order && (
        <td>
          <RowGrip id={row.id} name={name} index={index} order={order} />
        </td>
      )}
      {shape.columns
        .filter(({ id }) => visibility[id] ?? true)
        .map(({ id, cell }) => (
          <td key={id}>{cell(row, today)}</td>
        ))}
      {isPicked === null && isStaff && (
        <>
          <td>
            <span className={classes.actions}>
              <DetailButton name={name} path={shape.editPath(row)} />
              {more && <RowMenu name={name} items={more} />}
            </span>
          </td>
          <td>
            <DeleteButton name={name} onDelete={() => onDelete(row)} />
          </td>
        </>
      )}
    </tr>
  )
}

// `memo` forgets that a component is generic.
const MemoRow = memo(Row) as typeof Row
