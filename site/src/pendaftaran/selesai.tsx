import { chatUrl } from '@safar/shared/chat'
import { useEffect, useRef } from 'react'
import { Icon } from '../components/icon.tsx'
import { TabBaru } from '../components/tab-baru.tsx'

interface SelesaiProps {
  nama: string
  paket: string
  brand: string
  chatPhone: string
}

/** Says that the registration is stored, and offers to go on at once. */
export function Selesai({ nama, paket, brand, chatPhone }: SelesaiProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const page = document.title
    document.title = `Pendaftaran diterima | ${brand}`
    return () => {
      document.title = page
    }
  }, [brand])
  const message = `Assalamu'alaikum ${brand}, saya ${nama}. Saya baru mendaftar${paket && ` untuk ${paket}`} lewat situs.`
  return (
    <div className="selesai">
      <span className="tanda">
        <Icon name="check" size={30} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        Pendaftaran Anda sudah kami terima
      </h1>
      <p>
        Terima kasih, {nama}. Kami menghubungi Anda lewat email pada hari kerja berikutnya. Ingin lebih cepat?
        Lanjutkan langsung lewat WhatsApp.
      </p>
      <a className="btn btn--wa" href={chatUrl(chatPhone, message)} target="_blank" rel="noopener">
        <Icon name="whatsapp" />
        Lanjutkan lewat WhatsApp
        <TabBaru />
      </a>
      <a className="btn btn--line" href="/paket">
        Lihat semua paket
      </a>
    </div>
  )
}
