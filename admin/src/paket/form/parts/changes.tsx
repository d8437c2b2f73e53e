import { type FieldChange, fieldLabel } from '../diff.ts'
import classes from './compare.module.css'
import { Lines } from './lines.tsx'

interface ChangesProps {
  changes: readonly FieldChange[]
  before: string
  after: string
}

/** What differs between two copies, field by field. */
export function Changes({ changes, before, after }: ChangesProps) {
  if (changes.length === 0) return <p>Tidak ada perbedaan.</p>
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldLabel(change.field)}</dt>
          <dd>
            <span>
              {before}: <Lines lines={change.before} />
            </span>
            <span>
              {after}: <Lines lines={change.after} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
