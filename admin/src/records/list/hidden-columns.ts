import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'

export interface HiddenColumns {
  /** Those that a person may hide; the others say what a row is or let one work with it. */
  hideable: readonly { id: string; header: string }[]
  /** Whether each of them is shown. */
  visibility: Record<string, boolean>
  toggle: (id: string) => void
}

interface Hideable {
  noun: { name: string }
  columns: readonly { id: string; header: string; isHideable?: boolean }[]
}

/** Which columns are shown, kept in this browser: a habit of the person, not a state of the list. */
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
