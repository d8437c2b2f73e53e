import { Menu, VisuallyHidden } from '@mantine/core'
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { useFromList } from './from-list.ts'
import type { MenuItem } from './shape.ts'

interface Props {
  items: readonly MenuItem[]
  target: ReactElement
  onClose: () => void
}

/** Renders a row's menu, open from the start: the click that loaded it asked for it. */
export function OpenMenu({ items, target, onClose }: Props) {
  return (
    <Menu defaultOpened onClose={onClose} hideDetached={false} position="bottom-end">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Item key={item.label} {...item} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Item({ label, icon: Icon, to, href, onClick, isOff = false }: MenuItem) {
  const fromList = useFromList()
  const leftSection = <Icon size={18} aria-hidden />
  if (to) {
    return (
      <Menu.Item component={Link} to={to} state={fromList} leftSection={leftSection}>
        {label}
      </Menu.Item>
    )
  }
  if (href) {
    return (
      <Menu.Item component="a" href={href} target="_blank" rel="noreferrer" leftSection={leftSection}>
        {label}
        <VisuallyHidden> (tab baru)</VisuallyHidden>
      </Menu.Item>
    )
  }
  return (
    <Menu.Item leftSection={leftSection} disabled={isOff} onClick={onClick}>
      {label}
    </Menu.Item>
  )
}
