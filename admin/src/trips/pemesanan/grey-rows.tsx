import { VisuallyHidden } from '@mantine/core'
import classes from './grey-rows.module.css'

/** Renders grey rows in the place of a list that is being read, once that has taken a moment. */
export function GreyRows({ count }: { count: number }) {
  return (
    <div role="status" className={classes.rows}>
      <VisuallyHidden>LOADING</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} aria-hidden />
      ))}
    </div>
  )
}
