import { Link } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { RowIcon } from '../../platform/ui/row-icon.tsx'
import { useFromList } from './from-list.ts'
import classes from './row-actions.module.css'

interface DetailButtonProps {
  name: string
  path: string
}

/** Renders the link that opens a record's form. */
export function DetailButton({ name, path }: DetailButtonProps) {
  const from = useFromList()
  if (!useMay('staff')) return null
  return (
    <Link
      className={`${classes.action} ${classes.detail}`}
      to={path}
      state={from}
      aria-label={`Detail ${name}`}
    >
      <RowIcon name="edit" />
    </Link>
  )
}

interface DeleteButtonProps {
  name: string
  onDelete: () => void
}

export function DeleteButton({ name, onDelete }: DeleteButtonProps) {
  if (!useMay('staff')) return null
  return (
    <button
      type="button"
      className={`${classes.action} ${classes.delete}`}
      aria-label={`Hapus ${name}`}
      onClick={onDelete}
    >
      <RowIcon name="trash" />
    </button>
  )
}
