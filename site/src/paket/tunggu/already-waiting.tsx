import { kamarLabel } from '@safar/shared/content/paket/kamar'
import type { LivePaket } from '@safar/shared/content/paket/live'
import { antreanKe, belumKursi } from '@safar/shared/outbound/belum-kursi'
import { tungguChat } from '@safar/shared/people/pendaftaran/tunggu'
import { chatUrl } from '@safar/shared/platform/contact/chat'
import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import { useEffect, useRef } from 'react'
import { Berangka } from '../../components/berangka.tsx'
import { ChatLink } from '../../components/chat-link.tsx'
import { Icon } from '../../components/icon.tsx'
import type { DetailAgency } from '../detail/words.ts'
import type { WaitingPlace } from './waiting-place.ts'

interface Props {
  antre: WaitingPlace
  paket: LivePaket
  agency: DetailAgency
}

/** Renders the place in the waiting list, its code, and how to change or leave it. */
export function AlreadyWaiting({ antre, paket, agency }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { kode, urutan, telepon, orang, kamar } = antre
  // A new place takes the focus; after a reload the page is read from its start.
  const isBaru = telepon !== ''
  useEffect(() => {
    if (isBaru) heading.current?.focus()
  }, [isBaru])
  return (
    <div className="tunggu-sudah">
      <span className="tunggu-tanda">
        <Icon name="check" size={26} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        <Berangka text={antreanKe(urutan)} />
      </h3>
      <p>
        <Berangka
          text={[
            `${orang} orang`,
            kamarLabel(kamar).toLowerCase(),
            paket.tanggal_keberangkatan && `berangkat ${formatTanggalHari(paket.tanggal_keberangkatan)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        />
        . Begitu ada kursi, kami menghubungi{' '}
        {telepon ? <span translate="no">{telepon}</span> : 'nomor WhatsApp Anda'}.
      </p>
      <p className="tunggu-belum">{belumKursi('tunggu')}</p>
      {kode && (
        <p className="tunggu-kode">
          Kode Anda <strong translate="no">{kode}</strong>
        </p>
      )}
      {agency.chatPhone && (
        <ChatLink
          className="btn btn--line"
          href={chatUrl(agency.chatPhone, tungguChat(agency.brand, paket, antre))}
        >
          <Icon name="whatsapp" size={20} />
          Ubah atau keluar
        </ChatLink>
      )}
    </div>
  )
}
