import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './lists.module.css'
import type { Reorder } from './use-reorder.ts'

interface GripProps {
  index: number
  count: number
  /** The row's name, `Pembimbing 2`. */
  name: string
  reorder: Reorder
}

/** Handle of a row: dragged, pressed with the arrow keys, or clicked for a menu of moves. */
export function Grip({ index, count, name, reorder }: GripProps) {
  const [opened, setOpened] = useState(false)
  const { wasDragged, ...handlers } = reorder.gripProps(index)
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    reorder.move(index, index + step)
  }
  const onOpenChange = (next: boolean) => {
    // A drag ends in a click as well.
    const dragged = wasDragged()
    setOpened(next && !dragged)
  }
  return (
    <Menu opened={opened} onChange={onOpenChange} position="bottom-start" withinPortal>
      <Menu.Target>
        <button
          type="button"
          className={classes.grip}
          aria-label={`Pindahkan ${name}`}
          title="Tarik, atau tekan panah atas dan bawah"
          data-grip
          {...handlers}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden />}
          disabled={index === 0}
          onClick={() => reorder.move(index, index - 1)}
        >
          Naikkan
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden />}
          disabled={index === count - 1}
          onClick={() => reorder.move(index, index + 1)}
        >
          Turunkan
        </Menu.Item>
        <Menu.Item disabled={index === 0} onClick={() => reorder.move(index, 0)}>
          Ke paling atas
        </Menu.Item>
        <Menu.Item disabled={index === count - 1} onClick={() => reorder.move(index, count - 1)}>
          Ke paling bawah
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
