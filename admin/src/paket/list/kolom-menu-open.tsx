import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { HIDEABLE, type Kolom } from './kolom.ts'

interface Props {
  kolom: Kolom
  target: ReactElement
}

export function OpenKolomMenu({ kolom, target }: Props) {
  return (
    <Menu defaultOpened closeOnItemClick={false} position="bottom-end">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {HIDEABLE.map(({ id, label }) => (
          <Menu.Item
            key={id}
            role="menuitemcheckbox"
            aria-checked={kolom.visibility[id] ?? true}
            leftSection={<IconCheck size={18} aria-hidden opacity={kolom.visibility[id] === false ? 0 : 1} />}
            onClick={() => kolom.toggle(id)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
