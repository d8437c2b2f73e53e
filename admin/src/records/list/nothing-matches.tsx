import { Button } from '@mantine/core'
import { IconZoomExclamation } from '@tabler/icons-react'
import { Empty } from '../../platform/ui/empty.tsx'
import type { ChangeList } from './url-state.ts'

/** Renders a filter without matches, with a button that removes it. */
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
