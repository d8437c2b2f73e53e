import { KAMAR_NAMA, type Kamar, kamarHarga } from '@safar/shared/content/paket/kamar'
import { readKamarHash } from '@safar/shared/content/paket/kamar-alamat'
import type { LivePaket } from '@safar/shared/content/paket/live'
import { shownKamar } from '@safar/shared/content/paket/rules'
import { belumKursi } from '@safar/shared/outbound/belum-kursi'
import { daftarPath } from '@safar/shared/people/pendaftaran/form-address'
import { PENDAFTARAN_HONEYPOT } from '@safar/shared/people/pendaftaran/form-fields'
import { TUNGGU_MASUK, tungguSetuju } from '@safar/shared/people/pendaftaran/tunggu'
import * as page from '@safar/shared/platform/address/page'
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../components/icon.tsx'
import { landingHash } from '../../islands/landing-hash.ts'
import { type Errors, textOf } from '../../pendaftaran/draft.ts'
import { LabelledField, Tick } from '../../pendaftaran/labelled-field.tsx'
import { partOf, sendPlain, textIn } from '../../pendaftaran/send-plain.ts'
import { Trap } from '../../pendaftaran/trap.tsx'
import { useKamar } from '../kamar-dipilih.ts'
import { Jumlah } from './jumlah.tsx'
import type { WaitingPlace } from './waiting-place.ts'

interface Props {
  paket: LivePaket
  apiHost: string
  /** The day at whose end a place is erased. */
  sampai: string
  /** The place that is free; null while nobody knows. */
  berikutnya: number | null
  onDone: (antre: WaitingPlace) => void
}

/** The largest group of the form: a larger one calls. */
const ORANG_MOST = 50
/** Fields in the order of the form: the first with an error gets the focus. */
const FIELDS = ['nama', 'telepon', 'setuju'] as const

/** Renders the form of the waiting list: how many, in which room, and how to contact them. */
export function TungguForm({ paket, apiHost, sampai, berikutnya, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const offered = kamarHarga(paket).map(({ kamar }) => kamar)
  const most = Math.min(ORANG_MOST, Math.max(1, paket.total_pax))
  const [diminta, setDiminta] = useState(1)
  const orang = Math.min(most, diminta)
  const [kamarSaya, setKamarSaya] = useState<Kamar | null>(null)
  // The room whose price the page shows, as chosen in the list or the calculator, until the form changes it.
  const dilihat = useKamar()
  const kamar = kamarSaya ?? shownKamar(paket, dilihat)?.kamar ?? offered[0] ?? ''
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    // Errors are shown beside the fields.
    if (form.current) form.current.noValidate = true
    // The number of travellers of the list's search.
    const brought = readKamarHash(location.hash) ?? readKamarHash(landingHash())
    if (brought) setDiminta(brought.orang)
  }, [])

  const showErrors = (found: Errors, text: string) => {
    flushSync(() => {
      setErrors(found)
      setMessage(text)
      setBusy(false)
    })
    const first = FIELDS.find((name) => found[name])
    const element = first && form.current?.elements.namedItem(first)
    if (element instanceof HTMLElement) element.focus()
  }

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = FIELDS.find((field) => target instanceof HTMLElement && target.id === `daftar-${field}`)
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const sent = {
      nama: textOf(data, 'nama'),
      telepon: textOf(data, 'telepon'),
      paket: paket.slug,
      kamar,
      jumlah_pax: orang,
      tunggu: true,
      mau_sebagian: data.has('mau_sebagian'),
      setuju: data.has('setuju'),
      setuju_pemasaran: false,
      [PENDAFTARAN_HONEYPOT]: textOf(data, PENDAFTARAN_HONEYPOT),
    }
    setBusy(true)
    const result = await sendPlain(`${apiHost}/api/pendaftaran`, sent)
    if (!result.ok) {
      const { errors: found } = result
      // Other forms also ask for a mail address, and their error says that one of both is enough.
      const telepon = found.telepon && sent.telepon === '' && { telepon: 'Isi nomor WhatsApp Anda' }
      return showErrors({ ...found, ...telepon }, result.message)
    }
    const { antrean } = partOf(result.answer, 'data')
    const { nama, telepon } = sent
    const urutan = typeof antrean === 'number' ? antrean : null
    onDone({ kode: textIn(result.answer, 'kode'), urutan, nama, telepon, orang, kamar })
  }

  const hasFieldErrors = FIELDS.some((name) => errors[name])
  return (
    <form
      ref={form}
      className="pendaftaran tunggu-form"
      onInput={onInput}
      onSubmit={onSubmit}
      aria-busy={busy}
      aria-labelledby="judul-tunggu"
    >
      <div className="tunggu-baris">
        <Jumlah label="Berapa orang?" value={orang} min={1} max={most} onChange={setDiminta} />
        {offered.length > 0 && (
          <fieldset className="tunggu-pilihan">
            <legend>Kamar</legend>
            <div className="tunggu-segmen">
              {offered.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="kamar"
                    value={each}
                    checked={each === kamar}
                    onChange={() => setKamarSaya(each)}
                  />
                  <span>{KAMAR_NAMA[each]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </div>
      <LabelledField name="nama" label="Nama" error={errors.nama}>
        {(control) => <input {...control} type="text" autoComplete="name" required />}
      </LabelledField>
      <LabelledField name="telepon" label="Nomor WhatsApp" error={errors.telepon}>
        {(control) => <input {...control} type="tel" autoComplete="tel" required />}
      </LabelledField>
      <Trap />
      {orang > 1 && (
        <Tick name="mau_sebagian">Saya mau menerima kursi walau belum cukup untuk kami semua.</Tick>
      )}
      <Tick name="setuju" required error={errors.setuju}>
        {tungguSetuju(sampai)} <a href={page.privasi}>Kebijakan Privasi</a>
      </Tick>
      <p className="tunggu-belum" id="tunggu-belum">
        <Icon name="info" size={18} />
        {belumKursi('tunggu')}
      </p>
      <div className="send">
        <div className="message" role="alert">
          {message && (
            <p>
              {message}
              {!hasFieldErrors && (
                <>
                  {' '}
                  <a href={daftarPath(paket.slug)}>Buka formulir pendaftaran</a>
                </>
              )}
            </p>
          )}
        </div>
        <button className="btn btn--block" type="submit" aria-disabled={busy} aria-describedby="tunggu-belum">
          {busy ? 'Mengirim …' : berikutnya === null ? TUNGGU_MASUK : `Masuk antrean ke-${berikutnya}`}
        </button>
      </div>
    </form>
  )
}
