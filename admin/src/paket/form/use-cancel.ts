import { useNavigate } from 'react-router-dom'

export const PACKAGES_PATH = '/admin/packages'

/** Back to the list; unsaved changes are asked about on the way. */
export function useCancel(): () => void {
  const navigate = useNavigate()
  return () => void navigate(PACKAGES_PATH)
}
