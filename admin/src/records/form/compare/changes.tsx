import classes from './compare.module.css'
import type { Change } from './compare.ts'
import { SideView } from './side-view.tsx'

interface ChangesProps {
  changes: readonly Change[]
  before: string
  after: string
}

/** Renders the differences between two copies, place by place. */
export function Changes({ changes, before, after }: ChangesProps) {
  if (changes.length === 0) return <p>Tidak ada perbedaan.</p>
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={change.path}>
          <dt>{change.label}</dt>
          <dd>
            <span>
              {before}: <SideView side={change.before} />
            </span>
            <span>
              {after}: <SideView side={change.after} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
