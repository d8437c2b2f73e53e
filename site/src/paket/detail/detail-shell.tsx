import * as page from '@safar/shared/address/page'
import { recordPath } from '@safar/shared/address/record'
import { livePaket } from '@safar/shared/paket/live'
import { readPaketAnswer } from '@safar/shared/paket/read'
import type { Paket } from '@safar/shared/paket/schema'
import { type ReactNode, useEffect, useState } from 'react'
import { anchorsOf, hasHarga, hasRingkasan } from './anchors.ts'
import { Cover } from './cover.tsx'
import { Anchors, Facts } from './facts.tsx'
import { HargaKamar } from './harga-kamar.tsx'
import { BarBawah, HargaRingkas } from './harga-ringkas.tsx'
import { IsiPaket } from './isi-paket.tsx'
import { Penawaran } from './penawaran.tsx'
import { Perusahaan, PrintHead } from './perusahaan.tsx'
import { Ringkasan } from './ringkasan.tsx'
import { fetchPaketAnswer } from './use-paket-live.ts'
import type { DetailAgency } from './words.ts'

interface Props {
  agency: DetailAgency
  apiHost: string
  today: string
}

type State =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'away' }
  | { status: 'found'; paket: Paket }

/** The package of this address, in the browser: for a package that no release holds yet. */
export function DetailShell({ agency, apiHost, today }: Props) {
  const [state, setState] = useState<State>({ status: 'loading' })

  useEffect(() => {
    const slug = decodeURIComponent(window.location.pathname.replace(/\/+$/, '').split('/').pop() ?? '')
    fetchPaketAnswer(slug, apiHost).then(
      (answer) => {
        const paket = readPaketAnswer(answer)
        setState(paket ? { status: 'found', paket } : { status: 'missing' })
      },
      () => setState({ status: 'away' }),
    )
  }, [apiHost])

  if (state.status === 'loading') {
    return (
      <Message>
        <h1 className="visually-hidden">Memuat paket</h1>
        <p className="dp-spinner" role="status">
          LOADING
        </p>
      </Message>
    )
  }
  if (state.status !== 'found') {
    const away = state.status === 'away'
    return (
      <Message>
        <h1>Paket yang anda tuju tidak tersedia</h1>
        <p className="muted">
          {away
            ? 'Sambungan sedang terputus, jadi paket ini belum dapat kami muat. Periksa internet Anda, lalu coba lagi.'
            : 'Mungkin paketnya sudah tidak dijual, atau alamatnya salah tulis.'}
        </p>
        <p className="dp-message-ways">
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
        </p>
      </Message>
    )
  }
  return <PaketDetail paket={state.paket} agency={agency} apiHost={apiHost} today={today} />
}

function Message({ children }: { children: ReactNode }) {
  return <div className="container dp-message">{children}</div>
}

function PaketDetail({ paket, agency, apiHost, today }: Props & { paket: Paket }) {
  const live = { paket: livePaket(paket), agency, apiHost, today, path: recordPath('paket', paket.slug) }
  return (
    <article className="dp">
      <PrintHead agency={agency} paket={paket} />
      <Cover paket={paket} apiHost={apiHost} today={today} />
      <div className="container dp-grid">
        <div className="dp-awal">
          <HargaRingkas {...live} />
          <Facts paket={paket} />
        </div>
        <aside className="dp-aside" aria-label="Harga dan penyelenggara">
          <div className="dp-lekat">
            <Penawaran {...live} />
          </div>
          <Perusahaan agency={agency} />
        </aside>
        <div className="dp-main">
          <Anchors anchors={anchorsOf(paket)} />
          {hasRingkasan(paket) && <Ringkasan paket={paket} apiHost={apiHost} />}
          {hasHarga(paket) && <HargaKamar {...live} />}
          <IsiPaket paket={paket} apiHost={apiHost} />
        </div>
      </div>
      <BarBawah {...live} />
    </article>
  )
}
