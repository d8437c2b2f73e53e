import { calculate } from '@safar/shared/content/paket/hitung/calculate'
import {
  jumlahOrang,
  type Keluarga,
  keluargaHash,
  MAX_KELUARGA,
  pesertaDari,
} from '@safar/shared/content/paket/hitung/keluarga'
import type { PaketDihitung } from '@safar/shared/content/paket/hitung/live'
import { classify, kursiPerlu, type Orang } from '@safar/shared/content/paket/hitung/peserta'
import { kamarPilihan, suggestKamar } from '@safar/shared/content/paket/hitung/suggest-kamar'
import { hitunganChat } from '@safar/shared/content/paket/hitung/teks'
import { paketState } from '@safar/shared/content/paket/rules'
import { daftarPath } from '@safar/shared/people/pendaftaran/form-address'
import { TUNGGU_HASH, TUNGGU_MASUK, TUNGGU_SUDAH } from '@safar/shared/people/pendaftaran/tunggu'
import * as page from '@safar/shared/platform/address/page'
import { chatUrl } from '@safar/shared/platform/contact/chat'
import { formatHarga } from '@safar/shared/platform/format/rupiah'
import { aturanOf } from '@safar/shared/settings/aturan-hitung'
import type { BatalBerlaku } from '@safar/shared/settings/pengaturan/cancellation'
import { Berangka } from '../components/berangka.tsx'
import { ChatLink } from '../components/chat-link.tsx'
import { Icon } from '../components/icon.tsx'
import { Catatan } from './catatan.tsx'
import { CopyLink } from './copy-link.tsx'
import { Jumlah } from './jumlah.tsx'
import styles from './kalkulator.module.css'
import { KamarKeluarga } from './kamar-keluarga.tsx'
import { OrangIsian } from './orang.tsx'
import { PaymentSchedule } from './payment-schedule.tsx'

interface Props {
  paket: PaketDihitung
  keluarga: Keluarga
  agency: { brand: string; company: string; chatPhone: string; siteUrl: string }
  /** The path of the package's page. */
  path: string
  /** The agency's calendar day. */
  today: string
  /** The terms of cancelling, where there are any. */
  batal: BatalBerlaku | null
  /** True if whoever counts stands in the departure's waiting list already. */
  isAntre: boolean
  onChange: (keluarga: Keluarga) => void
}

/**
 * Renders the calculator of a family's cost: travellers, rooms, sum and payment plan. Null without a room that has a
 * price.
 */
export function Kalkulator({ paket, keluarga, agency, path, today, batal, isAntre, onChange }: Props) {
  const peserta = pesertaDari(keluarga, today)
  const diminta = kamarPilihan(paket, peserta, keluarga.kamar)
  if (!diminta) return null
  const orang = classify(paket, peserta)
  const hitungan = calculate(paket, { peserta, ...diminta }, today)
  const jumlah = jumlahOrang(keluarga)
  const hash = keluargaHash(keluarga)
  const tautan = `${agency.siteUrl}${path}${hash}`
  const chat = hitunganChat({ paket, peserta, diminta, hitungan }, { brand: agency.brand, tautan })
  const penuh = jumlah >= MAX_KELUARGA
  return (
    <div className={styles.kalkulator}>
      <div className={styles.bagian}>
        <h3>Siapa yang berangkat?</h3>
        <OrangIsian
          keluarga={keluarga}
          orang={orang}
          aturan={aturanOf(paket)}
          today={today}
          penuh={penuh}
          onChange={onChange}
        />
        <CatatanOrang
          paket={paket}
          keluarga={keluarga}
          orang={orang}
          today={today}
          penuh={penuh}
          isAntre={isAntre}
        />
      </div>
      <div className={styles.bagian}>
        <KamarKeluarga
          paket={paket}
          orang={orang}
          usul={suggestKamar(paket, peserta)}
          pilihan={keluarga.kamar}
          diminta={diminta}
          onChange={(kamar) => onChange({ ...keluarga, kamar })}
        />
      </div>
      <div className={styles.bagian}>
        <Jumlah
          currency={paket.currency}
          hitungan={hitungan}
          orang={jumlah}
          tidakTermasuk={paket.tidak_termasuk ?? []}
        />
      </div>
      <div className={`${styles.bagian} ${styles.jadwal}`}>
        <PaymentSchedule paket={paket} hitungan={hitungan} batal={batal} today={today} />
      </div>
      {agency.company && (
        <p className={styles.aman}>
          <Icon name="shield" size={24} />
          <span>
            Bayar hanya ke rekening atas nama <strong>{agency.company}</strong>. Kami tidak pernah meminta
            transfer ke rekening pribadi.
          </span>
        </p>
      )}
      <div className={`${styles.bagian} ${styles.jalan}`}>
        {agency.chatPhone && (
          <ChatLink className="btn btn--wa btn--big btn--block" href={chatUrl(agency.chatPhone, chat)}>
            <Icon name="whatsapp" size={22} />
            Kirim ke WhatsApp
          </ChatLink>
        )}
        <CopyLink tautan={tautan} />
      </div>
      <div className={styles.kaki}>
        {/* The live region above announces the total. */}
        <p aria-hidden="true">
          <Berangka text={`Total ${jumlah} orang`} />{' '}
          <strong translate="no">{formatHarga(hitungan.total, paket.currency)}</strong>
        </p>
        {paketState(paket, today) === 'terbuka' && (
          <a className="btn btn--block" href={`${daftarPath(paket.slug)}${hash}`}>
            <Berangka text={`Daftar dengan ${jumlah} orang ini`} />
          </a>
        )}
      </div>
    </div>
  )
}

interface CatatanProps {
  paket: PaketDihitung
  keluarga: Keluarga
  orang: readonly Orang[]
  today: string
  penuh: boolean
  isAntre: boolean
}

/** Renders notes before the sum: seats that are short, infants without a lap, missing days of birth. */
function CatatanOrang({ paket, keluarga, orang, today, penuh, isAntre }: CatatanProps) {
  const perlu = kursiPerlu(orang)
  const kurang = perlu - paket.sisa_pax
  const bayi = orang.length - perlu
  const dewasa = orang.filter(({ golongan }) => golongan === 'dewasa').length
  const days = [...keluarga.anak_kasur, ...keluarga.anak_tanpa_kasur, ...keluarga.bayi]
  return (
    <div>
      {days.some((day) => day === '' || day > today) && (
        <Catatan jenis="tahu" icon="info" judul="Isi tanggal lahir anak dan bayi.">
          Umur dihitung pada hari berangkat dan pulang. Selama kosong, hitungan mengikuti golongan yang Anda
          pilih.
        </Catatan>
      )}
      {kurang > 0 ? (
        <Catatan
          jenis="tindak"
          icon="alert"
          judul={paket.sisa_pax > 0 ? `Kurang ${kurang} kursi.` : 'Keberangkatan ini penuh.'}
        >
          <Berangka text={`Anda perlu ${perlu}, sisa ${paket.sisa_pax}.`} />{' '}
          {paket.sisa_pax === 0 ? (
            <a href={TUNGGU_HASH}>{isAntre ? TUNGGU_SUDAH : TUNGGU_MASUK}</a>
          ) : (
            <a href={page.paket}>Lihat tanggal lain</a>
          )}
        </Catatan>
      ) : (
        <Catatan jenis="baik" icon="check" judul="Kursinya cukup.">
          <Berangka text={`Anda perlu ${perlu}, masih ada ${paket.sisa_pax}.`} />
          {bayi > 0 && ' Bayi dipangku.'}
        </Catatan>
      )}
      {bayi > dewasa && (
        <Catatan jenis="tahu" icon="users" judul="Bayi lebih banyak dari dewasa.">
          Setiap bayi dipangku satu orang dewasa; hubungi kami untuk kursi bayi.
        </Catatan>
      )}
      {penuh && (
        <Catatan jenis="tahu" icon="users" judul={`Paling banyak ${MAX_KELUARGA} orang di sini.`}>
          Untuk rombongan yang lebih besar, hubungi kami.
        </Catatan>
      )}
    </div>
  )
}
