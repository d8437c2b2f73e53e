import { hariIni } from '@safar/shared/format/tanggal'
import {
  KELUARGA_AWAL,
  type Keluarga,
  keluargaHash,
  readKeluargaHash,
} from '@safar/shared/paket/hitung/keluarga'
import { useEffect, useState } from 'react'

/** The family that the page's address holds, which follows every change: what is shared is what is seen. */
export function useKeluarga(): [Keluarga, (keluarga: Keluarga) => void] {
  const [keluarga, setKeluarga] = useState(KELUARGA_AWAL)
  useEffect(() => {
    const read = () => {
      const found = readKeluargaHash(location.hash)
      if (found) setKeluarga(found)
      return found
    }
    // No part of the page is called as the whole hash: browsers find none to go to.
    if (read()) document.getElementById('hitung')?.scrollIntoView()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return [
    keluarga,
    (next) => {
      setKeluarga(next)
      history.replaceState(history.state, '', keluargaHash(next))
    },
  ]
}

/** The agency's day: that on which the page was made, until the visitor's clock says a later one. */
export function useToday(built: string): string {
  const [today, setToday] = useState(built)
  useEffect(() => {
    const now = hariIni()
    if (now > built) setToday(now)
  }, [built])
  return today
}
