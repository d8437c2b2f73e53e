import { useNavigate } from 'react-router-dom'
import { useListPath } from '../list-path.ts'

/** Back to the list; unsaved changes are asked about on the way. */
export function useCancel(): () => void {
  const navigate = useNavigate()
  const listPath = useListPath()
  return () => void navigate(listPath)
}
