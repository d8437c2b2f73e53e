import { livePaket } from '@safar/shared/content/paket/live'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { pastiRinci } from '@safar/shared/content/paket/pasti/pasti'
import { readPaketAnswer } from '@safar/shared/content/paket/read'
import * as page from '@safar/shared/platform/address/page'
import { recordPath } from '@safar/shared/platform/address/record'
import { decodePart } from '@safar/shared/platform/text/encode-part'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import type { KetentuanBatal } from '@safar/shared/settings/pengaturan/cancellation'
import type { Penyelenggara } from '@safar/shared/settings/penyelenggara'
import { useEffect, useState } from 'react'
import { DaftarTunggu } from '../tunggu/daftar-tunggu.tsx'
import { Brosur } from './brosur.tsx'
import { Loading, Unavailable } from './message.tsx'
import { openFolds } from './open-folds.ts'
import { fetchPaketAnswer } from './paket-answer.ts'
import type { SyaratUmum } from './syarat-umum.ts'
import type { DetailAgency } from './words.ts'

interface Props {
  agency: DetailAgency
  penyelenggara: Penyelenggara
  apiHost: string
  today: string
  aturan: CalculationRules
  /** The general terms for journeys of each kind. */
  umum: Readonly<Record<Paket['tipe_paket'], readonly SyaratUmum[]>>
  batal: KetentuanBatal
}

type State =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'away' }
  | { status: 'found'; paket: Paket }

/** Renders the package of this address in the browser, for a package that no release holds yet. */
export function DetailShell({ agency, penyelenggara, apiHost, today, aturan, umum, batal }: Props) {
  const [state, setState] = useState<State>({ status: 'loading' })

  useEffect(() => {
    const slug = decodePart(window.location.pathname.replace(/\/+$/, '').split('/').pop() ?? '')
    fetchPaketAnswer(slug, apiHost).then(
      (answer) => {
        const paket = readPaketAnswer(answer)
        // A former address, which the next release will redirect.
        if (paket && paket.slug !== slug)
          window.history.replaceState(null, '', recordPath('paket', paket.slug))
        setState(paket ? { status: 'found', paket } : { status: 'missing' })
      },
      () => setState({ status: 'away' }),
    )
  }, [apiHost])

  const isFound = state.status === 'found'
  useEffect(() => {
    if (isFound) openFolds()
  }, [isFound])

  if (state.status === 'loading') return <Loading />
  if (state.status === 'found') {
    const { paket } = state
    const shared = { agency, apiHost, today, path: recordPath('paket', paket.slug) }
    return (
      <Brosur
        paket={paket}
        {...shared}
        aturan={aturan}
        umum={umum[paket.tipe_paket]}
        batal={batal}
        pasti={pastiRinci(paket, penyelenggara, today)}
        tunggu={<DaftarTunggu paket={livePaket(paket)} {...shared} />}
      />
    )
  }
  const away = state.status === 'away'
  return (
    <Unavailable
      ways={
        <>
          <a className={away ? 'btn btn--line' : 'btn'} href={page.paket}>
            Lihat semua paket
          </a>
          <button
            type="button"
            className={away ? 'btn' : 'btn btn--line'}
            onClick={() => window.location.reload()}
          >
            Coba lagi
          </button>
        </>
      }
    >
      {away
        ? 'Sambungan sedang terputus, jadi paket ini belum dapat kami muat. Periksa internet Anda, lalu coba lagi.'
        : 'Mungkin paketnya sudah tidak dijual, atau alamatnya salah tulis.'}
    </Unavailable>
  )
}
