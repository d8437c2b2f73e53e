import { Menu, VisuallyHidden } from '@mantine/core'
import type { Paket } from '@safar/shared/paket/schema'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { copyPaketPath, lihatPath, sitePaketPath } from '../../paths.ts'
import { useFromList } from '../list-path.ts'

interface Props {
  paket: Paket
  target: ReactElement
  onClose: () => void
}

/** A row's menu, open from the start: it was asked for by the click that loaded it. */
export function OpenMenu({ paket, target, onClose }: Props) {
  const fromList = useFromList()
  return (
    <Menu defaultOpened onClose={onClose} hideDetached={false} position="bottom-end">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={copyPaketPath(paket.id)}
          state={fromList}
          leftSection={<IconCopy size={18} aria-hidden />}
        >
          Salin untuk keberangkatan lain
        </Menu.Item>
        <Menu.Item
          component="a"
          href={lihatPath(sitePaketPath(paket.slug))}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Buka di situs
          <VisuallyHidden> (tab baru)</VisuallyHidden>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
