import {
  KELUARGA_AWAL,
  type Keluarga,
  keluargaHash,
  readKeluargaHash,
} from '@safar/shared/content/paket/hitung/keluarga'
import { isBersama } from '@safar/shared/content/paket/kamar'
import { type KamarDilihat, readKamarHash } from '@safar/shared/content/paket/kamar-alamat'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { useEffect, useState } from 'react'
import { landingHash } from '../islands/landing-hash.ts'

/** Keeps the family in the page's address, which follows every change: what is shared is what is seen. */
export function useKeluarga(): [Keluarga, (keluarga: Keluarga) => void] {
  const [keluarga, setKeluarga] = useState(KELUARGA_AWAL)
  useEffect(() => {
    const read = () => {
      const found = readKeluargaHash(location.hash)
      if (found) setKeluarga(found)
      else bring(readKamarHash(location.hash))
      return found
    }
    // The list's room, and the number of travellers of its search.
    const bring = (dilihat: KamarDilihat | null) => {
      if (dilihat) setKeluarga((now) => dariList(now, dilihat))
    }
    bring(readKamarHash(landingHash()))
    // No part of the page has the whole hash as its id: browsers do not scroll by themselves.
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

/**
 * Applies the list's room and number to the family: the shared room whose price was read there, or its own where it
 * fills one.
 */
function dariList(now: Keluarga, { kamar, orang }: KamarDilihat): Keluarga {
  const dewasa = orang > 1 ? orang : now.dewasa
  return { ...now, kamar: isBersama(kamar, dewasa) ? kamar : (`sendiri-${kamar}` as const), dewasa }
}

/** Returns the day in Jakarta: that of the build, until the visitor's clock says a later one. */
export function useToday(built: string): string {
  const [today, setToday] = useState(built)
  useEffect(() => {
    const now = hariIni()
    if (now > built) setToday(now)
  }, [built])
  return today
}
