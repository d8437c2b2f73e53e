import { Button } from '@mantine/core'
import { IconZoomExclamation } from '@tabler/icons-react'
import { Empty } from '../../platform/ui/empty.tsx'
import type { ChangeList } from './url-state.ts'

/** In the place of rows where what was chosen finds none: the way back to all of them. */
export function NothingMatches({ title, change }: { title: string; change: ChangeList }) {
  return (
    <Empty
      icon={IconZoomExclamation}
      title={title}
      action={
        <Button variant="default" onClick={() => change({ chosen: {} })}>
          Tampilkan semua
        </Button>
      }
    />
  )
}
