import { useLocalStorage } from '@mantine/hooks'
import type { MRT_VisibilityState } from 'mantine-react-table'
import { useMemo } from 'react'

const STORE_KEY = 'safar-kolom-paket'

/** Columns that a person may hide; the others say what a row is or let one work with it. */
export const HIDEABLE = [
  { id: 'nomor', label: 'No.' },
  { id: 'tipe_paket', label: 'Tipe' },
  { id: 'durasi', label: 'Durasi' },
  { id: 'maskapai', label: 'Maskapai' },
  { id: 'kursi', label: 'Kursi' },
] as const

export interface Kolom {
  visibility: MRT_VisibilityState
  toggle: (id: string) => void
}

/** Which columns are shown, kept in this browser: a habit of the person, not a state of the list. */
export function useKolom(): Kolom {
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: STORE_KEY,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const visibility = useMemo<MRT_VisibilityState>(
    () => Object.fromEntries(HIDEABLE.map(({ id }) => [id, !hidden.includes(id)])),
    [hidden],
  )
  const toggle = (id: string) =>
    setHidden((current) => (current.includes(id) ? current.filter((item) => item !== id) : [...current, id]))
  return { visibility, toggle }
}
