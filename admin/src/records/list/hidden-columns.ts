import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'

export interface HiddenColumns {
  /** The columns that may be hidden; the others identify a row or act on it. */
  hideable: readonly { id: string; header: string }[]
  /** True for each shown column, by its id. */
  visibility: Record<string, boolean>
  toggle: (id: string) => void
}

interface Hideable {
  noun: { name: string }
  columns: readonly { id: string; header: string; isHideable?: boolean }[]
}

/** Keeps in this browser which columns are shown: a habit of the person, not a state of the list. */
export function useHiddenColumns({ noun, columns }: Hideable): HiddenColumns {
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `safar-kolom-${noun.name}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const hideable = useMemo(() => columns.filter(({ isHideable }) => isHideable), [columns])
  const visibility = useMemo(
    () => Object.fromEntries(hideable.map(({ id }) => [id, !hidden.includes(id)])),
    [hideable, hidden],
  )
  const toggle = (id: string) =>
    setHidden((current) => (current.includes(id) ? current.filter((item) => item !== id) : [...current, id]))
  return { hideable, visibility, toggle }
}
