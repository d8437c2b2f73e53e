import {
  type Denah,
  denahOf,
  type IsiKamar,
  type KamarDiminta,
} from '@safar/shared/content/paket/hitung/arrange-kamar'
import type { PaketHitung } from '@safar/shared/content/paket/hitung/calculate'
import type { Orang } from '@safar/shared/content/paket/hitung/peserta'
import type { PilihanKamar, Suggestion } from '@safar/shared/content/paket/hitung/suggest-kamar'
import { bersamaTeks } from '@safar/shared/content/paket/hitung/teks'
import { KAMAR_BERSAMA, KAMAR_NAMA, kamarHarga } from '@safar/shared/content/paket/kamar'
import { formatHarga } from '@safar/shared/platform/format/rupiah'
import type { ReactNode } from 'react'
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import styles from './kamar-keluarga.module.css'

const JUDUL = { keluarga: 'Sekeluarga saja', hemat: 'Paling hemat' } as const

interface Props {
  paket: PaketHitung
  orang: readonly Orang[]
  usul: readonly Suggestion[]
  pilihan: PilihanKamar
  /** The rooms that are chosen now. */
  diminta: KamarDiminta
  onChange: (pilihan: PilihanKamar) => void
}

/**
 * Renders the choice of rooms: two proposals at most, drawn with who sleeps in them, and any kind that the package
 * sells.
 */
export function KamarKeluarga({ paket, orang, usul, pilihan, diminta, onChange }: Props) {
  const [own] = usul
  const proposed = pilihan === 'keluarga' || pilihan === 'hemat' ? pilihan : null
  // A choice that costs no less than the family's own rooms becomes that one.
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
          denah={denahOf(orang, satu.diminta)}
        >
          {satu.pilihan === 'keluarga' && (
            <span className={styles.kata}>
              Hanya dengan keluarga{usul.length === 1 && ', dan paling hemat'}
            </span>
          )}
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
        denah={chosen === null ? denahOf(orang, diminta) : null}
      >
        <span className={styles.kata}>Satu jenis kamar untuk semuanya</span>
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
  /** Null to draw nothing. */
  denah: Denah | null
  children: ReactNode
}

function Pilihan({ judul, checked, onCheck, denah, children }: PilihanProps) {
  return (
    <label className={styles.usul}>
      <input type="radio" name="susunan-kamar" checked={checked} onChange={onCheck} />
      <span className={styles.isi}>
        <strong>{judul}</strong>
        {denah?.bersama && (
          <span className={styles.kata}>
            <Berangka text={bersamaTeks(denah.bersama)} />
          </span>
        )}
        {children}
        {denah && (denah.sendiri.length > 0 || denah.bersama) && (
          <span className={styles.denah}>
            {denah.sendiri.map((room, index) => (
              <Ruang key={index} room={room} />
            ))}
            {denah.bersama && <Kasur bersama={denah.bersama} />}
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
] as const

/** Renders beds in shared rooms, each by itself: who of the family shares is for the office to say. */
function Kasur({ bersama }: { bersama: NonNullable<Denah['bersama']> }) {
  return (
    <span className={styles.bersama} aria-hidden="true">
      Kasur di kamar {KAMAR_NAMA[bersama.kamar]}
      <span className={styles.kasur}>
        {(['dewasa', 'anak'] as const).flatMap((isi) =>
          Array.from({ length: bersama[isi] }, (_, index) => (
            <span key={`${isi}-${index + 1}`} data-isi={isi}>
              <Icon name="user" size={18} />
            </span>
          )),
        )}
      </span>
    </span>
  )
}

/** One room of the family with who sleeps in it. */
function Ruang({ room }: { room: IsiKamar }) {
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
