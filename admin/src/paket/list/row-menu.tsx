import { ActionIcon, Menu } from '@mantine/core'
import type { Paket } from '@safar/shared/paket/schema'
import { IconCopy, IconDotsVertical, IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { copyPaketPath, sitePaketPath } from '../../app/paths.ts'

/** More to do with one package. The menu itself is made on the first click: a hundred closed ones would be felt. */
export function RowMenu({ paket }: { paket: Paket }) {
  const [isMade, setMade] = useState(false)
  const button = (
    <ActionIcon
      variant="subtle"
      c="var(--muted)"
      size={36}
      aria-label={`Pilihan lain untuk ${paket.nama_paket}`}
      aria-haspopup="menu"
      {...(!isMade && { 'aria-expanded': false, onClick: () => setMade(true) })}
    >
      <IconDotsVertical size={18} aria-hidden />
    </ActionIcon>
  )
  if (!isMade) return button
  return (
    <Menu defaultOpened position="bottom-end">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={copyPaketPath(paket.id)}
          leftSection={<IconCopy size={18} aria-hidden />}
        >
          Salin untuk keberangkatan lain
        </Menu.Item>
        <Menu.Item
          component="a"
          href={sitePaketPath(paket.slug)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Buka di situs
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
