import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import type { HiddenColumns } from './hidden-columns.ts'

interface Props {
  columns: HiddenColumns
  target: ReactElement
  onClose: () => void
}

export function OpenColumnMenu({ columns: { hideable, visibility, toggle }, target, onClose }: Props) {
  return (
    <Menu defaultOpened onClose={onClose} hideDetached={false} position="bottom-end">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {hideable.map(({ id, header }) => (
          <Menu.CheckboxItem key={id} checked={visibility[id] ?? true} onChange={() => toggle(id)}>
            {header}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
