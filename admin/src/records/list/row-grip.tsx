import type { KeyboardEvent } from 'react'
import { RowIcon } from '../../platform/ui/row-icon.tsx'
import classes from './row-actions.module.css'
import type { RowOrder } from './use-row-order.ts'

interface Props {
  id: number
  name: string
  /** The row's place on the page. */
  index: number
  order: RowOrder
}

/** Renders a row's grip: dragged, or moved with the arrow keys; the row's menu has the same moves. */
export function RowGrip({ id, name, index, order }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    order.step(index, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <button
      type="button"
      className={`${classes.action} ${classes.grip}`}
      aria-label={`Pindahkan ${name}`}
      title="Tarik, atau tekan panah atas dan bawah"
      data-grip={id}
      onKeyDown={onKeyDown}
      {...order.gripProps(index)}
    >
      <RowIcon name="grip" />
    </button>
  )
}
