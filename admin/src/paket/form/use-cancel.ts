import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

/** Back to the list; unsaved changes are asked about on the way. */
export function useCancel(): () => void {
  const navigate = useNavigate()
  return () => void navigate(paths.packages)
}
