import { Fragment, type ReactNode } from 'react'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import classes from './list-cards.module.css'
import { PickBox } from './pick-box.tsx'
import { DeleteButton, DetailButton } from './row-actions.tsx'
import { RowGrip } from './row-grip.tsx'
import { RowMenu } from './row-menu.tsx'
import { moreOf, type RowProps, type RowsProps } from './rows.ts'
import type { Column, ListRecord } from './shape.ts'

/** Renders the rows as cards, where there is no room for columns. */
export function ListCards<Row extends ListRecord>({ rows, pick, ...props }: RowsProps<Row>) {
  return (
    <ul className={classes.list}>
      {rows.map((row, index) => (
        <SafeRow key={row.id} of={row} name={props.shape.name(row)} to={props.shape.editPath(row)}>
          <Card
            row={row}
            index={index}
            isPicked={pick?.picked.has(row.id) ?? null}
            onPick={pick?.onPick}
            {...props}
          />
        </SafeRow>
      ))}
    </ul>
  )
}

function Card<Row extends ListRecord>(props: RowProps<Row>) {
  const { shape, row, index, today, onDelete, order, isPicked, onPick } = props
  const name = shape.name(row)
  const more = moreOf(props)
  const cells = (place: Column<Row>['card']) =>
    shape.columns
      .filter(({ card }) => card === place)
      .map(({ id, cell }) => <Fragment key={id}>{spaced(cell(row, today))}</Fragment>)
  const facts = cells('fact')
  return (
    <li className={classes.card} {...(isPicked && { 'data-picked': true })} {...order?.rowProps(index)}>
      {isPicked === null ? (
        cells('head')
      ) : (
        <div className={classes.picked}>
          <PickBox
            label={`Pilih ${name}`}
            isPicked={isPicked}
            onPick={(next, isRange) => onPick?.(row.id, next, isRange)}
          />
          <div>{cells('head')}</div>
        </div>
      )}
      {facts.length > 0 && <div className={classes.facts}>{facts}</div>}
      <div className={classes.foot}>
        {cells('foot')}
        {isPicked === null && (
          <span className={classes.actions}>
            {order && <RowGrip id={row.id} name={name} index={index} order={order} />}
            <DetailButton name={name} path={shape.editPath(row)} />
            <DeleteButton name={name} onDelete={() => onDelete(row)} />
            {more && <RowMenu name={name} items={more} />}
          </span>
        )}
      </div>
    </li>
  )
}

/** Wraps a plain text in an element, or two beside each other would run into one. */
function spaced(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content
}
