import { type PaketDihitung, readPaketDihitung } from '@safar/shared/paket/hitung/live'
import { kamarKeluarga } from '@safar/shared/paket/hitung/usul'
import { useEffect, useState } from 'react'
import { ChatLink } from '../../components/chat-link.tsx'
import { Icon } from '../../components/icon.tsx'
import { Kalkulator } from '../../hitung/kalkulator.tsx'
import { useKeluarga, useToday } from '../../hitung/use-keluarga.ts'
import { pilihKamar } from '../kamar-dipilih.ts'
import { canHitung } from './anchors.ts'
import styles from './hitung-biaya.module.css'
import type { LiveProps } from './penawaran.tsx'
import { Section } from './section.tsx'
import { useLive } from './use-paket-live.ts'
import { hitungChatUrl } from './words.ts'

interface Props extends Omit<LiveProps, 'paket'> {
  paket: PaketDihitung
}

/** What a whole family pays, counted on the page. Without scripts the office counts. */
export function HitungBiaya({ paket: built, agency, apiHost, today: builtOn, path }: Props) {
  const paket = useLive(built, apiHost, readPaketDihitung)
  const [keluarga, setKeluarga] = useKeluarga()
  const today = useToday(builtOn)
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!canHitung(paket, path, today)) return null
  return (
    <Section id="hitung" title="Hitung biaya keluarga">
      <noscript>
        <p>
          Harga per orang menurut kamar ada pada tabel di atas. Untuk jumlah sekeluarga, tulis siapa saja yang
          berangkat; kami hitungkan.
        </p>
        <ChatLink className="btn btn--wa" href={hitungChatUrl(agency, paket)}>
          <Icon name="whatsapp" size={22} />
          Minta hitungan
        </ChatLink>
      </noscript>
      <div className={styles.hitung}>
        <p className={styles.kata}>
          Isi siapa yang berangkat. Susunan kamar, total, dan jadwal bayarnya langsung terlihat, tanpa menulis
          nama atau nomor telepon.
        </p>
        {/* A touch before the script is there would be lost: nothing takes one until then. */}
        <fieldset className={styles.isian} disabled={!isAlive} aria-labelledby="hitung-judul">
          <Kalkulator
            paket={paket}
            keluarga={keluarga}
            agency={agency}
            path={path}
            today={today}
            onChange={(next) => {
              setKeluarga(next)
              pilihKamar(kamarKeluarga(paket, next.kamar))
            }}
          />
        </fieldset>
      </div>
    </Section>
  )
}
