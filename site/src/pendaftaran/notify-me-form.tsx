import { belumKursi } from '@safar/shared/outbound/belum-kursi'
import { PENDAFTARAN_HONEYPOT } from '@safar/shared/people/pendaftaran/form-fields'
import {
  bulanText,
  KATEGORI_LABEL,
  notifyMeConsent,
  notifyMeMonths,
} from '@safar/shared/people/pendaftaran/notify-me'
import type { NotifyMeKategori } from '@safar/shared/people/pendaftaran/notify-me-kategori'
import * as page from '@safar/shared/platform/address/page'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../components/icon.tsx'
import { textOf } from './draft.ts'
import { LabelledField, Tick } from './labelled-field.tsx'
import { KABARI_FIELDS, type NotifyMeErrors } from './notify-me-fields.ts'
import { sendPlain, textIn } from './send-plain.ts'
import { Trap } from './trap.tsx'

interface Props {
  /** Origin of the API for browsers; empty for the page's own. */
  apiHost: string
  /** The month (`2027-03`), city of departure and kind of journey that the visitor looked for. */
  bulan?: string
  kota?: string
  kategori?: NotifyMeKategori
  /** The day in Jakarta; by default that of the visitor's clock. */
  today?: string
}

/**
 * Renders the form that asks to be told of a departure in a month and from a city. It needs scripts, and is hidden
 * without them. Its page imports `form.css` and `kabari-form.css`: a module loaded later brings no styles along.
 */
export function NotifyMeForm({
  apiHost,
  bulan: wanted,
  kota = '',
  kategori,
  today: built = hariIni(),
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const done = useRef<HTMLParagraphElement>(null)
  const [today, setToday] = useState(built)
  const months = notifyMeMonths(today)
  const [chosen, setChosen] = useState(wanted)
  const bulan = months.find((month) => month === chosen) ?? months[1] ?? ''
  const [errors, setErrors] = useState<NotifyMeErrors>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [thanks, setThanks] = useState<string | null>(null)

  // A page may be older than the month it was made in.
  useEffect(() => setToday(hariIni()), [])
  useEffect(() => setChosen(wanted), [wanted])
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    if (thanks !== null) done.current?.focus()
  }, [thanks])

  const showErrors = (found: NotifyMeErrors, text: string) => {
    flushSync(() => {
      setErrors(found)
      setMessage(text)
      setBusy(false)
    })
    const first = KABARI_FIELDS.find((name) => found[name])
    const element = first && form.current?.elements.namedItem(first)
    if (element instanceof HTMLElement) element.focus()
  }

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = KABARI_FIELDS.find(
      (field) => target instanceof HTMLElement && target.id === `daftar-${field}`,
    )
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    const sent = {
      nama: textOf(data, 'nama'),
      telepon: textOf(data, 'telepon'),
      bulan,
      kota: textOf(data, 'kota'),
      kategori: kategori ?? '',
      setuju: data.has('setuju'),
      [PENDAFTARAN_HONEYPOT]: textOf(data, PENDAFTARAN_HONEYPOT),
    }
    const result = await sendPlain(`${apiHost}/api/kabari`, sent)
    if (!result.ok) return showErrors(result.errors, result.message)
    setThanks(textIn(result.answer, 'message'))
  }

  if (thanks !== null) {
    return (
      <div className="kabari kabari--sudah">
        <span className="tanda">
          <Icon name="check" size={26} />
        </span>
        <p ref={done} tabIndex={-1}>
          <strong>Sudah kami catat.</strong> {thanks}
        </p>
      </div>
    )
  }
  return (
    <form
      ref={form}
      className="pendaftaran kabari"
      aria-labelledby="judul-kabari"
      aria-busy={busy}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <div>
        <h3 id="judul-kabari">
          <Icon name="bell" size={22} />
          Beri tahu saya
        </h3>
        <p className="muted">
          Kami kirim pesan WhatsApp begitu ada keberangkatan
          {kategori && ` ${KATEGORI_LABEL[kategori]}`} pada bulan dan kota pilihan Anda.{' '}
          {belumKursi('kabari')}
        </p>
      </div>
      <div className="pair">
        <LabelledField name="bulan" label="Bulan" error={errors.bulan}>
          {(control) => (
            <select {...control} value={bulan} onChange={(event) => setChosen(event.currentTarget.value)}>
              {months.map((month) => (
                <option key={month} value={month}>
                  {bulanText(month)}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <LabelledField name="kota" label="Berangkat dari" optional error={errors.kota}>
          {(control) => (
            <input {...control} key={kota} type="text" autoComplete="address-level2" defaultValue={kota} />
          )}
        </LabelledField>
      </div>
      <div className="pair">
        <LabelledField name="nama" label="Nama" error={errors.nama}>
          {(control) => <input {...control} type="text" autoComplete="name" required />}
        </LabelledField>
        <LabelledField name="telepon" label="Nomor WhatsApp" error={errors.telepon}>
          {(control) => <input {...control} type="tel" autoComplete="tel" required />}
        </LabelledField>
      </div>
      <Trap />
      <Tick name="setuju" required error={errors.setuju}>
        {notifyMeConsent(bulan)} <a href={page.privasi}>Kebijakan Privasi</a>
      </Tick>
      <div className="send">
        <p className="message" role="alert">
          {message}
        </p>
        <button className="btn btn--block" type="submit" aria-disabled={busy}>
          {busy ? 'Mengirim …' : 'Beri tahu saya'}
        </button>
      </div>
    </form>
  )
}
