import * as page from '@safar/shared/address/page'
import { chatUrl } from '@safar/shared/chat'
import type { TandaTerima } from '@safar/shared/pendaftaran/schema'
import { barisTandaTerima, TERIMA, terimaChat } from '@safar/shared/pendaftaran/tanda-terima'
import { useEffect, useRef } from 'react'
import { Icon } from '../components/icon.tsx'
import { TabBaru } from '../components/tab-baru.tsx'

export interface SelesaiProps {
  /** Without a code where an older host gave none. */
  terima: TandaTerima
  langkah: readonly string[]
  brand: string
  chatPhone: string
}

/** Says that the registration is stored, under which code and what of it, and offers to go on at once. */
export function Selesai({ terima, langkah, brand, chatPhone }: SelesaiProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const page = document.title
    document.title = `${TERIMA.title} | ${brand}`
    return () => {
      document.title = page
    }
  }, [brand])
  return (
    <div className="selesai">
      <span className="tanda">
        <Icon name="check" size={30} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {TERIMA.judul}
      </h1>
      {terima.kode && (
        <p className="kode">
          {TERIMA.kode} <strong>{terima.kode}</strong>
          <span>{TERIMA.sebutkan}</span>
        </p>
      )}
      <h2>{TERIMA.isi}</h2>
      <dl>
        {barisTandaTerima(terima).map(({ nama, isi }) => (
          <div key={nama}>
            <dt>{nama}</dt>
            <dd>{isi}</dd>
          </div>
        ))}
      </dl>
      <h2>{TERIMA.langkah}</h2>
      <ol>
        {langkah.map((teks) => (
          <li key={teks}>{teks}</li>
        ))}
      </ol>
      <div className="lanjut">
        <a
          className="btn btn--wa"
          href={chatUrl(chatPhone, terimaChat(brand, terima))}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
          {TERIMA.chat}
          <TabBaru />
        </a>
        <button type="button" className="btn btn--line" onClick={() => window.print()}>
          <Icon name="print" size={20} />
          Cetak
        </button>
        <a className="btn btn--line" href={page.paket}>
          {TERIMA.paket}
        </a>
      </div>
    </div>
  )
}
