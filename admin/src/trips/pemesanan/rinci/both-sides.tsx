import { Text } from '@mantine/core'
import classes from './rinci.module.css'
import type { Side } from './stale.ts'

/** Renders both sides of what somebody else changed meanwhile. */
export function BothSides({ sides }: { sides: readonly Side[] }) {
  return (
    <div className={classes.beda} role="alert">
      <Text fw={660}>Orang lain juga mengubahnya sejak Anda membuka. Tulisan Anda belum disimpan.</Text>
      <dl className={classes.pihak}>
        {sides.map(({ label, stored, mine }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>Tersimpan: {stored || '(kosong)'}</span>
              <strong>Punya Anda: {mine || '(kosong)'}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
