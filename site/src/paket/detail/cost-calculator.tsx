import { calculate } from '@safar/shared/content/paket/hitung/calculate'
import { alasanJadwal } from '@safar/shared/content/paket/hitung/jadwal'
import { type Keluarga, keluargaHash, pesertaDari } from '@safar/shared/content/paket/hitung/keluarga'
import { type PaketDihitung, readPaketDihitung } from '@safar/shared/content/paket/hitung/live'
import { kamarKeluarga, kamarPilihan } from '@safar/shared/content/paket/hitung/suggest-kamar'
import { KAMAR_NAMA } from '@safar/shared/content/paket/kamar'
import { formatHarga } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { BatalBerlaku } from '@safar/shared/settings/pengaturan/cancellation'
import { ChatLink } from '../../components/chat-link.tsx'
import { Icon } from '../../components/icon.tsx'
import { CalculatorSheet } from '../../hitung/calculator-sheet.tsx'
import { Kalkulator } from '../../hitung/kalkulator.tsx'
import { useBottomSheet } from '../../hitung/use-bottom-sheet.ts'
import { useKeluarga, useToday } from '../../hitung/use-keluarga.ts'
import { wakeIslands } from '../../islands/wake-islands.ts'
import { chooseKamar } from '../kamar-dipilih.ts'
import { useWaitingPlace } from '../tunggu/use-waiting-place.ts'
import { canCalculate } from './anchors.ts'
import styles from './cost-calculator.module.css'
import type { LiveProps } from './penawaran.tsx'
import { useLive } from './use-paket-live.ts'
import { calculationChatUrl } from './words.ts'

interface Props extends Omit<LiveProps, 'paket'> {
  paket: PaketDihitung
  /** Null where nobody can book, and so cancel. */
  batal: BatalBerlaku | null
}

/**
 * Renders a whole family's cost: the last sum in a line, and a link to the calculator's sheet. Without scripts a chat
 * asks the office.
 */
export function CostCalculator({ paket: built, batal, agency, apiHost, today: builtOn, path }: Props) {
  const paket = useLive(built, apiHost, readPaketDihitung)
  const [keluarga, setKeluarga] = useKeluarga()
  const [isOpen, tutup] = useBottomSheet()
  const today = useToday(builtOn)
  const antre = useWaitingPlace(built.slug)
  if (!canCalculate(paket, path, today)) return null
  const { nama_paket, tanggal_keberangkatan: tanggal } = paket
  return (
    <section className={styles.hitung} id="hitung" aria-labelledby="hitung-judul">
      <div className={`${styles.kartu} emerald on-emerald`}>
        <h2 id="hitung-judul">Hitung biaya keluarga</h2>
        <noscript>
          <p>
            Harga per orang menurut kamar ada pada tabel di atas. Untuk jumlah sekeluarga, tulis siapa saja
            yang berangkat; kami hitungkan.
          </p>
          <ChatLink className="btn btn--wa" href={calculationChatUrl(agency, paket)}>
            <Icon name="whatsapp" size={22} />
            Minta hitungan
          </ChatLink>
        </noscript>
        <div className={styles.hidup}>
          <Terakhir paket={paket} keluarga={keluarga} today={today} />
          <a className="btn btn--gold btn--block" href={keluargaHash(keluarga)}>
            Atur orang dan kamar
            <Icon name="arrow" />
          </a>
          <p className={styles.kata}>Langsung terlihat, tanpa menulis nama atau nomor telepon.</p>
        </div>
      </div>
      <CalculatorSheet
        isOpen={isOpen}
        judul={[nama_paket, tanggal && formatTanggalSingkat(tanggal)].filter(Boolean).join(', ')}
        onClose={tutup}
      >
        {() => (
          <Kalkulator
            paket={paket}
            keluarga={keluarga}
            agency={agency}
            path={path}
            today={today}
            batal={batal}
            isAntre={antre !== null}
            onChange={(next) => {
              setKeluarga(next)
              // The page's prices show the same room.
              wakeIslands()
              chooseKamar(kamarKeluarga(paket, next.kamar))
            }}
          />
        )}
      </CalculatorSheet>
    </section>
  )
}

interface TerakhirProps {
  paket: PaketDihitung
  keluarga: Keluarga
  today: string
}

/** Renders the last sum. */
function Terakhir({ paket, keluarga, today }: TerakhirProps) {
  const peserta = pesertaDari(keluarga, today)
  const diminta = kamarPilihan(paket, peserta, keluarga.kamar)
  if (!diminta) return null
  const hitungan = calculate(paket, { peserta, ...diminta }, today)
  const alasan = alasanJadwal(paket, hitungan.jadwal, today)
  const kamar = new Set(diminta.susunan ?? [diminta.kamar])
  return (
    <p className={styles.terakhir}>
      <span>
        <span translate="no">{peserta.length}</span> orang, kamar{' '}
        {[...kamar].map((satu) => KAMAR_NAMA[satu].toLowerCase()).join(' dan ')}
      </span>
      <strong translate="no">{formatHarga(hitungan.total, paket.currency)}</strong>
      {alasan && <small>Dibayar lunas saat mendaftar.</small>}
      {!alasan && hitungan.jadwal.length > 1 && (
        <small>
          Boleh bertahap, <span translate="no">{hitungan.jadwal.length}</span> kali
        </small>
      )}
    </p>
  )
}
