import type { Paket } from '@safar/shared/paket/schema'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { editPaketPath } from '../../paths.ts'
import { useFromList } from '../list-path.ts'
import classes from './row-actions.module.css'

/** Opens a package for editing. */
export function DetailButton({ paket }: { paket: Paket }) {
  return (
    <Link
      className={`${classes.action} ${classes.detail}`}
      to={editPaketPath(paket.slug)}
      state={useFromList()}
      aria-label={`Detail ${paket.nama_paket}`}
    >
      <IconEdit size={18} aria-hidden />
    </Link>
  )
}

interface DeleteButtonProps {
  paket: Paket
  onDelete: (paket: Paket) => void
}

export function DeleteButton({ paket, onDelete }: DeleteButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.action} ${classes.delete}`}
      aria-label={`Hapus ${paket.nama_paket}`}
      onClick={() => onDelete(paket)}
    >
      <IconTrash size={18} aria-hidden />
    </button>
  )
}
