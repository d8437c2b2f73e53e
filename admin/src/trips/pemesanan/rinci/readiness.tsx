import { VisuallyHidden } from '@mantine/core'
import type { Kesiapan } from '@safar/shared/trips/kesiapan/readiness-schema'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { isBlocked, missingOf, missingText, papersId } from './missing.ts'
import classes from './rinci.module.css'

/** Renders how ready a participant is in a word; what is missing leads to its lines in the card of papers. */
export function Readiness({ of, name }: { of: Kesiapan; name: string }) {
  const missing = missingOf(of)
  if (missing.length === 0)
    return (
      <span className={classes.readyWord}>
        <IconCircleCheck size={18} aria-hidden />
        <span>
          Siap<VisuallyHidden>, berkas lengkap</VisuallyHidden>
        </span>
      </span>
    )
  return (
    <a
      className={classes.readyWord}
      href={`#${papersId(of.peserta_id)}`}
      data-tone={isBlocked(missing) ? 'bad' : 'doubtful'}
    >
      <IconAlertTriangle size={18} aria-hidden />
      <span>
        {missing.length} hal
        <VisuallyHidden>
          {' '}
          pada berkas {name}: {missingText(missing)}
        </VisuallyHidden>
      </span>
    </a>
  )
}
