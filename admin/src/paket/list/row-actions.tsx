import { ActionIcon } from '@mantine/core'
import type { Paket } from '@safar/shared/paket/schema'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { editPaketPath } from '../../app/paths.ts'

/** Opens a package for editing. */
export function DetailButton({ paket }: { paket: Paket }) {
  return (
    <ActionIcon
      component={Link}
      to={editPaketPath(paket.slug)}
      variant="outline"
      bd="1px solid var(--line2)"
      c="var(--e700)"
      size={36}
      aria-label={`Detail ${paket.nama_paket}`}
    >
      <IconEdit size={18} aria-hidden />
    </ActionIcon>
  )
}

interface DeleteButtonProps {
  paket: Paket
  onDelete: (paket: Paket) => void
}

export function DeleteButton({ paket, onDelete }: DeleteButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      c="var(--red)"
      size={36}
      aria-label={`Hapus ${paket.nama_paket}`}
      onClick={() => onDelete(paket)}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  )
}
