import { formatHarga } from '@safar/shared/format/rupiah'
import type { PaketHitung } from '@safar/shared/paket/hitung/hitung'
import type { Orang } from '@safar/shared/paket/hitung/peserta'
import { type IsiKamar, type KamarDiminta, susunKamar } from '@safar/shared/paket/hitung/susunan'
import type { PilihanKamar, Usul } from '@safar/shared/paket/hitung/usul'
import { KAMAR_BERSAMA, KAMAR_DIPISAH, KAMAR_NAMA, kamarHarga } from '@safar/shared/paket/kamar'
import type { ReactNode } from 'react'
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import styles from './kamar-keluarga.module.css'

const JUDUL = { keluarga: 'Sekeluarga saja', hemat: 'Paling hemat' } as const

interface Props {
  paket: PaketHitung
  orang: readonly Orang[]
  usul: readonly Usul[]
  pilihan: PilihanKamar
  /** The rooms that are chosen now. */
  diminta: KamarDiminta
  onChange: (pilihan: PilihanKamar) => void
}

/** Rooms to choose from: two proposals at most, drawn with who sleeps in them, and any kind that the package sells. */
export function KamarKeluarga({ paket, orang, usul, pilihan, diminta, onChange }: Props) {
  const [own] = usul
  const proposed = pilihan === 'keluarga' || pilihan === 'hemat' ? pilihan : null
  // A choice that costs no less than being alone is the one of being alone.
  const chosen = proposed && !usul.some((satu) => satu.pilihan === proposed) ? 'keluarga' : proposed
  const kinds = kamarHarga(paket)
  return (
    <fieldset className={styles.kamar}>
      <legend>Susunan kamar</legend>
      {usul.map((satu) => (
        <Pilihan
          key={satu.pilihan}
          judul={JUDUL[satu.pilihan]}
          checked={chosen === satu.pilihan}
          onCheck={() => onChange(satu.pilihan)}
          rooms={susunKamar(orang, satu.diminta)}
        >
          <span className={styles.kata}>
            {satu.pilihan === 'hemat'
              ? `Kasur yang tersisa diisi jamaah lain: ${KAMAR_DIPISAH}`
              : `Hanya dengan keluarga${usul.length === 1 ? ', dan paling hemat' : ''}`}
          </span>
          <span className={styles.harga}>
            <span translate="no">{formatHarga(satu.total, paket.currency)}</span>{' '}
            {satu.pilihan === 'hemat' && own && (
              <em>
                hemat <span translate="no">{formatHarga(own.total - satu.total, paket.currency)}</span>
              </em>
            )}
          </span>
        </Pilihan>
      ))}
      <Pilihan
        judul="Pilih kamar lain"
        checked={chosen === null}
        onCheck={() => kinds[0] && onChange(`sendiri-${kinds[0].kamar}`)}
        rooms={chosen === null ? susunKamar(orang, diminta) : []}
      >
        <span className={styles.kata}>
          Satu jenis kamar untuk semuanya
          {chosen === null &&
            susunKamar(orang, diminta).some(({ lain }) => lain > 0) &&
            `. Kasur yang tersisa diisi jamaah lain: ${KAMAR_DIPISAH}`}
        </span>
      </Pilihan>
      {chosen === null && (
        <label className={styles.pilih}>
          <span className="visually-hidden">Jenis kamar</span>
          <select
            value={`${diminta.kamar_sendiri ? 'sendiri-' : ''}${diminta.kamar}`}
            onChange={(event) => {
              const value = event.currentTarget.value
              const next = kinds
                .flatMap(({ kamar }) => [kamar, `sendiri-${kamar}`] as const)
                .find((known) => known === value)
              if (next) onChange(next)
            }}
          >
            {kinds.flatMap(({ kamar }) => [
              <option key={kamar} value={kamar}>
                {KAMAR_NAMA[kamar]}, {KAMAR_BERSAMA}
              </option>,
              <option key={`sendiri-${kamar}`} value={`sendiri-${kamar}`}>
                {KAMAR_NAMA[kamar]}, hanya keluarga (kasur kosong dibayar)
              </option>,
            ])}
          </select>
        </label>
      )}
    </fieldset>
  )
}

interface PilihanProps {
  judul: string
  checked: boolean
  onCheck: () => void
  rooms: readonly IsiKamar[]
  children: ReactNode
}

function Pilihan({ judul, checked, onCheck, rooms, children }: PilihanProps) {
  return (
    <label className={styles.usul}>
      <input type="radio" name="susunan-kamar" checked={checked} onChange={onCheck} />
      <span className={styles.isi}>
        <strong>{judul}</strong>
        {children}
        {rooms.length > 0 && (
          <span className={styles.denah}>
            {rooms.map((room, index) => (
              <Denah key={index} room={room} />
            ))}
          </span>
        )}
      </span>
    </label>
  )
}

const ISI = [
  ['dewasa', 'user', 'dewasa'],
  ['anak', 'user', 'anak'],
  ['kosong', 'bed', 'kasur kosong dibayar'],
  ['lain', 'bed', 'kasur untuk jamaah lain'],
] as const

/** One room with who sleeps in it. */
function Denah({ room }: { room: IsiKamar }) {
  const said = ISI.flatMap(([isi, , kata]) => (room[isi] > 0 ? [`${room[isi]} ${kata}`] : []))
  return (
    <span className={styles.ruang}>
      {KAMAR_NAMA[room.kamar]}
      <span className="visually-hidden">
        : <Berangka text={said.join(', ')} />.{' '}
      </span>
      <span className={styles.kasur}>
        {ISI.flatMap(([isi, icon]) =>
          Array.from({ length: room[isi] }, (_, index) => (
            <span key={`${isi}-${index + 1}`} data-isi={isi}>
              <Icon name={icon} size={18} />
            </span>
          )),
        )}
      </span>
    </span>
  )
}
