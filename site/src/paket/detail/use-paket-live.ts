import { createHttp } from '@safar/shared/http'
import { readPaketAnswer } from '@safar/shared/paket/read'
import type { Paket } from '@safar/shared/paket/schema'
import { useEffect, useState } from 'react'

/** What may have changed since the page was built, and decides whether one can still book. */
export type LivePaket = Pick<
  Paket,
  | 'slug'
  | 'nama_paket'
  | 'tanggal_keberangkatan'
  | 'currency'
  | 'harga_quad'
  | 'harga_triple'
  | 'harga_double'
  | 'total_pax'
  | 'sisa_pax'
  | 'keterangan'
>

export function livePaket(paket: Paket): LivePaket {
  return {
    slug: paket.slug,
    nama_paket: paket.nama_paket,
    tanggal_keberangkatan: paket.tanggal_keberangkatan,
    currency: paket.currency,
    harga_quad: paket.harga_quad,
    harga_triple: paket.harga_triple,
    harga_double: paket.harga_double,
    total_pax: paket.total_pax,
    sisa_pax: paket.sisa_pax,
    keterangan: paket.keterangan,
  }
}

// The islands of one page ask once between them.
const answers = new Map<string, Promise<Paket | null>>()

/** Asks the API for one package; null where it does not exist. @throws when no answer came. */
export function fetchPaket(slug: string, apiHost: string): Promise<Paket | null> {
  const key = `${apiHost}\n${slug}`
  const known = answers.get(key)
  if (known) return known
  const answer = createHttp({ baseUrl: apiHost, timeout: 20_000 })
    .get(`api/paket/${encodeURIComponent(slug)}`, { throwHttpErrors: (status) => status !== 404 })
    .json()
    .then(readPaketAnswer)
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  return answer
}

/** The package as built, then as the API has it now. Without an answer the built one stays. */
export function usePaketLive(built: LivePaket, apiHost: string): LivePaket {
  const [paket, setPaket] = useState(built)
  const { slug } = built
  useEffect(() => {
    let current = true
    fetchPaket(slug, apiHost).then(
      (fresh) => {
        if (current && fresh) setPaket(livePaket(fresh))
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [slug, apiHost])
  return paket
}
