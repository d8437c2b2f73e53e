import classes from './ringkasan.module.css'

interface Props {
  /** Money that is in, and that is late, of all. */
  done: number
  late: number
  all: number
  /** The largest sum of the list: one scale for all of its bars. */
  most: number
}

/** Renders a sum as a bar, green what is in and red what is late; the numbers stand beside it. */
export function Bar({ done, late, all, most }: Props) {
  const share = (sum: number) => `${Math.max(0, Math.min(100, (sum / most) * 100))}%`
  return (
    <span className={classes.bar} aria-hidden>
      <span style={{ inlineSize: share(all) }} data-part="all" />
      <span style={{ inlineSize: share(done) }} data-part="done" />
      {late > 0 && (
        <span style={{ inlineSize: share(late), insetInlineStart: share(done) }} data-part="late" />
      )}
    </span>
  )
}
