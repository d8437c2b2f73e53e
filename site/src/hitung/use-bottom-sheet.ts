import { KELUARGA_AWALAN } from '@safar/shared/content/paket/hitung/alamat'
import { useEffect, useState } from 'react'
import { isNoted, ownEntry } from '../components/entry.ts'

/** The hash of the open sheet, with or without a family behind it. */
const LEMBAR_HASH = '#hitung'
/** The key of a history entry that was pushed from the page itself. */
const DARI_HALAMAN = 'hitungDariHalaman'
const entry = ownEntry(DARI_HALAMAN)

const isBottomSheet = (hash: string) => hash === LEMBAR_HASH || hash.startsWith(KELUARGA_AWALAN)

/**
 * Keeps in the address if the calculator's sheet is open: links open it, and Back closes it.
 * @returns that state, and the function that closes it
 */
export function useBottomSheet(): [boolean, () => void] {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const read = () => setOpen(isBottomSheet(location.hash))
    const change = ({ oldURL }: HashChangeEvent) => {
      entry.hasLanded()
      const before = oldURL.includes('#') ? oldURL.slice(oldURL.indexOf('#')) : ''
      if (isBottomSheet(location.hash) && !isBottomSheet(before) && !isNoted(DARI_HALAMAN))
        history.replaceState({ ...history.state, [DARI_HALAMAN]: true }, '')
      read()
    }
    read()
    addEventListener('hashchange', change)
    return () => removeEventListener('hashchange', change)
  }, [])
  const close = () => {
    if (isNoted(DARI_HALAMAN)) return entry.close()
    // Whoever came by a link has no page of ours in the history.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    setOpen(false)
  }
  return [isOpen, close]
}
