import { Card } from '@mantine/core'
import { giliranChat, isCukup, orangOf } from '@safar/shared/people/pendaftaran/giliran'
import type { Giliran } from '@safar/shared/people/pendaftaran/giliran-schema'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { editPath } from '@safar/shared/platform/address/admin'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '../../../platform/merek.ts'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { ContactButton } from '../contact-button.tsx'
import { ChangedNotice } from '../massal/changed-notice.tsx'
import { pendaftaranQueries } from '../pendaftaran.queries.ts'
import { rinciPath } from '../rinci/rinci-path.ts'
import { StatusSelect } from '../status-select.tsx'
import classes from './giliran.module.css'

/** The most people named before the rest is counted. */
const SHOWN = 5

/**
 * Renders whose turn it is: seats came free for the waiting list, or a wished departure is on sale. Nothing without
 * anybody to tell.
 */
export function GiliranCard() {
  const { data } = useQuery(pendaftaranQueries.giliran())
  const id = useId()
  if (!data || data.length === 0) return null
  return (
    <Card component="section" className={classes.card} padding={0} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Ada yang menunggu kabar Anda
      </h2>
      {data.map((giliran) => (
        <SafeRow
          key={giliran.paket.id}
          of={giliran}
          name={giliran.paket.nama_paket}
          to={editPath('paket', giliran.paket.slug)}
          as="div"
        >
          {() => <Keberangkatan giliran={giliran} linked />}
        </SafeRow>
      ))}
    </Card>
  )
}

/** Renders the waiting list of one departure, while it is full as well. */
export function GiliranPaket({ paket }: { paket: number }) {
  const { data } = useQuery(pendaftaranQueries.giliran(paket))
  const id = useId()
  const [giliran] = data ?? []
  if (!giliran) return null
  return (
    <div className={classes.card}>
      <Card component="section" padding={0} aria-labelledby={id}>
        <h2 className={classes.title} id={id}>
          Daftar tunggu
        </h2>
        <Keberangkatan giliran={giliran} />
      </Card>
      <ChangedNotice />
    </div>
  )
}

function ringkas({ paket, jumlah, orang, kabari }: Giliran): string {
  return [
    paket.sisa_pax > 0 ? `${paket.sisa_pax} kursi kosong` : 'Penuh',
    jumlah > 0 && `${jumlah} menunggu (${orang} orang)`,
    kabari.length > 0 && `${kabari.length} minta dikabari`,
  ]
    .filter(Boolean)
    .join(', ')
}

function Keberangkatan({ giliran, linked = false }: { giliran: Giliran; linked?: boolean }) {
  const { paket, antrean, jumlah, kabari } = giliran
  const tanggal = paket.tanggal_keberangkatan && formatTanggalSingkat(paket.tanggal_keberangkatan)
  const rest = jumlah - Math.min(SHOWN, antrean.length)
  return (
    <div className={classes.departure}>
      <p className={classes.what}>
        {linked && (
          <>
            <Link to={editPath('paket', paket.slug)}>{paket.nama_paket}</Link>
            <span>{tanggal}</span>
          </>
        )}
        <strong data-free={paket.sisa_pax > 0 || undefined}>{ringkas(giliran)}</strong>
      </p>
      <ul className={classes.people}>
        {antrean.slice(0, SHOWN).map(({ urutan, pendaftaran }) => (
          <SafeRow
            key={pendaftaran.id}
            of={pendaftaran}
            name={pendaftaran.nama}
            to={rinciPath(pendaftaran.id)}
          >
            <Orang pendaftaran={pendaftaran} paket={paket} urutan={urutan} />
          </SafeRow>
        ))}
        {kabari.slice(0, SHOWN).map((pendaftaran) => (
          <SafeRow
            key={pendaftaran.id}
            of={pendaftaran}
            name={pendaftaran.nama}
            to={rinciPath(pendaftaran.id)}
          >
            <Orang pendaftaran={pendaftaran} paket={paket} urutan={0} />
          </SafeRow>
        ))}
      </ul>
      {rest > 0 && <p className={classes.rest}>dan {rest} lagi sesudahnya</p>}
      {kabari.length > SHOWN && (
        <p className={classes.rest}>dan {kabari.length - SHOWN} lagi minta dikabari</p>
      )}
    </div>
  )
}

interface OrangProps {
  pendaftaran: Pendaftaran
  paket: Giliran['paket']
  /** The place in the waiting list; 0 for none. */
  urutan: number
}

function Orang({ pendaftaran, paket, urutan }: OrangProps) {
  const { nama, mau_sebagian, created_at } = pendaftaran
  const isShort = urutan > 0 && paket.sisa_pax > 0 && !isCukup(pendaftaran, paket.sisa_pax)
  const notes = [
    urutan > 0 ? `${orangOf(pendaftaran)} orang` : 'minta dikabari',
    urutan > 0 && mau_sebagian && 'mau menerima sebagian',
    `sejak ${formatWaktu(created_at)}`,
  ]
  return (
    <li>
      <span className={classes.place} aria-hidden>
        {urutan > 0 ? urutan : '•'}
      </span>
      <span className={classes.who}>
        <b>{nama}</b>
        <span>
          {urutan > 0 && <span className={classes.hidden}>Antrean ke-{urutan}, </span>}
          {notes.filter(Boolean).join(' · ')}
        </span>
        {isShort && <span className={classes.short}>Kursi belum cukup untuk semuanya</span>}
      </span>
      <StatusSelect pendaftaran={pendaftaran} />
      <ContactButton
        pendaftaran={pendaftaran}
        namaPaket={paket.nama_paket}
        {...(paket.sisa_pax > 0 && { message: giliranChat(brand(), pendaftaran, paket, urutan) })}
      />
    </li>
  )
}
