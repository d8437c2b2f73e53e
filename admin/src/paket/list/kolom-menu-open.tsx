import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import { HIDEABLE, type Kolom } from './kolom.ts'

interface Props {
  kolom: Kolom
  target: ReactElement
  onClose: () => void
}

export function OpenKolomMenu({ kolom, target, onClose }: Props) {
  return (
    <Menu defaultOpened onClose={onClose} hideDetached={false} position="bottom-end">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {HIDEABLE.map(({ id, label }) => (
          <Menu.CheckboxItem
            key={id}
            checked={kolom.visibility[id] ?? true}
            onChange={() => kolom.toggle(id)}
          >
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
