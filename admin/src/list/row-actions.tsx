import { IconEdit, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useFromList } from './from-list.ts'
import classes from './row-actions.module.css'

interface DetailButtonProps {
  name: string
  path: string
}

/** Opens a record for editing. */
export function DetailButton({ name, path }: DetailButtonProps) {
  return (
    <Link
      className={`${classes.action} ${classes.detail}`}
      to={path}
      state={useFromList()}
      aria-label={`Detail ${name}`}
    >
      <IconEdit size={18} aria-hidden />
    </Link>
  )
}

interface DeleteButtonProps {
  name: string
  onDelete: () => void
}

export function DeleteButton({ name, onDelete }: DeleteButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.action} ${classes.delete}`}
      aria-label={`Hapus ${name}`}
      onClick={onDelete}
    >
      <IconTrash size={18} aria-hidden />
    </button>
  )
}
