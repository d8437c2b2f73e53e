import {
  correctionChat,
  correctionText,
  RECEIPT,
  receiptChat,
  receiptLines,
} from '@safar/shared/people/pendaftaran/receipt'
import * as page from '@safar/shared/platform/address/page'
import { chatUrl } from '@safar/shared/platform/contact/chat'
import { useEffect, useRef } from 'react'
import { ChatLink } from '../components/chat-link.tsx'
import { Icon } from '../components/icon.tsx'
import { CopyKode } from './copy-kode.tsx'
import type { Received } from './received.ts'

export interface ThanksProps extends Received {
  brand: string
  chatPhone: string
}

/** Renders the receipt: the code, what was stored, how to correct it, and the next steps. */
export function Thanks({ terima, langkah, adaEmail, brand, chatPhone }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const page = document.title
    document.title = `${RECEIPT.title} | ${brand}`
    return () => {
      document.title = page
    }
  }, [brand])
  return (
    <div className="thanks">
      <span className="mark">
        <Icon name="check" size={30} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {RECEIPT.judul}
      </h1>
      {terima.kode && (
        <div className="kode">
          <p>
            {RECEIPT.kode} <strong translate="no">{terima.kode}</strong>
          </p>
          <CopyKode kode={terima.kode} />
          <p className="catatan">{RECEIPT.sebutkan}</p>
        </div>
      )}
      <h2>{RECEIPT.isi}</h2>
      <dl>
        {receiptLines(terima).map(({ nama, isi }) => (
          <div key={nama}>
            <dt>{nama}</dt>
            <dd>{isi}</dd>
          </div>
        ))}
      </dl>
      {!terima.nama && <p className="catatan">{RECEIPT.tanpaNama}</p>}
      <h2>{RECEIPT.koreksi}</h2>
      <p>{correctionText(adaEmail)}</p>
      <div className="ways">
        {adaEmail && (
          <a className="btn btn--line" href={page.dataSaya}>
            {RECEIPT.koreksiData}
          </a>
        )}
        {chatPhone && (
          <ChatLink className="btn btn--line" href={chatUrl(chatPhone, correctionChat(brand, terima))}>
            <Icon name="whatsapp" size={20} />
            {RECEIPT.koreksiChat}
          </ChatLink>
        )}
      </div>
      <h2>{RECEIPT.langkah}</h2>
      <ol>
        {langkah.map((teks) => (
          <li key={teks}>{teks}</li>
        ))}
      </ol>
      <div className="ways">
        {chatPhone && (
          <ChatLink className="btn btn--wa" href={chatUrl(chatPhone, receiptChat(brand, terima))}>
            <Icon name="whatsapp" />
            {RECEIPT.chat}
          </ChatLink>
        )}
        <button type="button" className="btn btn--line" onClick={() => window.print()}>
          <Icon name="print" size={20} />
          Cetak
        </button>
        <a className="btn btn--line" href={page.paket}>
          {RECEIPT.paket}
        </a>
      </div>
    </div>
  )
}
