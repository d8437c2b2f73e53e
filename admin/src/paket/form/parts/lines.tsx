import classes from './compare.module.css'

const MANY = 12

/** A field's value in words, line by line. */
export function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className={classes.lines}>(kosong)</span>
  const shown = lines.slice(0, MANY)
  return (
    <span className={classes.lines}>
      {shown.join('\n')}
      {lines.length > MANY && `\n… dan ${lines.length - MANY} baris lagi`}
    </span>
  )
}
