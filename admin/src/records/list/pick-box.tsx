import { useEffect, useRef } from 'react'
import classes from './pick.module.css'
import { PICK_PART } from './picking.ts'

interface Props {
  label: string
  isPicked: boolean
  /** True where some of its rows are picked. */
  isPartly?: boolean
  onPick: (isPicked: boolean, isRange: boolean) => void
}

/** Renders the native checkbox of a row, or of a page of them: there may be a hundred. */
export function PickBox({ label, isPicked, isPartly = false, onPick }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartly && !isPicked
  }, [isPartly, isPicked])
  return (
    <label className={classes.box} {...PICK_PART}>
      <input
        ref={ref}
        type="checkbox"
        aria-label={label}
        checked={isPicked}
        onChange={({ currentTarget, nativeEvent }) =>
          onPick(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}
