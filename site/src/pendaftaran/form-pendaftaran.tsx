import * as page from '@safar/shared/address/page'
import {
  FORMULIR,
  FORMULIR_KIRIM,
  ISIAN,
  type IsianName,
  kamarPilihan,
  PENDAFTARAN_HONEYPOT,
  PERSETUJUAN,
  type Pilihan,
  paketPilihan,
} from '@safar/shared/pendaftaran/isian'
import {
  Fragment,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Bidang, Centang } from './bidang.tsx'
import { clearDraft, type Errors, FIELDS, type Field, readDraft, saveDraft, TYPED } from './isian.ts'
import { type PaketDibawa, pilihanTambahan } from './pilihan.ts'
import type { PilihanPaket } from './pilihan-paket.ts'
import { Selesai } from './selesai.tsx'
import { type Diterima, terima } from './terima.ts'

interface Props {
  /** Origin of the API for browsers; empty for the page's own. */
  apiHost: string
  brand: string
  chatPhone: string
  /** When somebody is there to answer. */
  hours: string
  /** Packages with a fixed page, known without asking. */
  produk: PaketDibawa[]
  /** Why the form asks and how long it keeps: stands before the consent. */
  children?: ReactNode
}

const store = () => window.sessionStorage
/** Address of the thanks: a reload shows them again, the link of a Booking button the form. */
const DITERIMA = '#diterima'

function fieldOf(form: HTMLFormElement, name: Field) {
  const element = form.elements.namedItem(name)
  if (element instanceof HTMLInputElement) return element
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element : null
}

/** Registration; without scripts the same markup is a plain form that posts to the API. */
export default function FormPendaftaran({ apiHost, brand, chatPhone, hours, produk, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [tambahan, setTambahan] = useState<PaketDibawa | null>(null)
  /** Whether the visitor chose something else than what came along. */
  const [berganti, setBerganti] = useState(false)
  const [dikenal, setDikenal] = useState<PilihanPaket | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Diterima | null>(null)
  /** The room of the draft, until the packages' rooms are known. */
  const [kamarDraft, setKamarDraft] = useState('')

  useEffect(() => {
    const element = form.current
    if (!element) return
    // Our messages stand beside the fields; the browser's own serve when scripts are off.
    element.noValidate = true
    // With scripts the package comes along by itself: whoever has not chosen yet means it.
    const choice = fieldOf(element, 'paket')
    if (choice) choice.required = false
    const draft = readDraft(store)
    const asked = new URLSearchParams(location.search).get('paket')
    const pilihan = pilihanTambahan(asked ?? draft.paket, produk)
    setTambahan(pilihan)
    setKamarDraft(draft.kamar ?? '')
    for (const name of TYPED) {
      const field = fieldOf(element, name)
      const value = name === 'paket' ? (asked ?? draft.paket) : draft[name]
      // What was typed before the scripts arrived stays.
      if (field && value && field.value === '') field.value = value
    }
    if (pilihan && !produk.includes(pilihan)) {
      void import('./pilihan-paket.ts')
        .then(({ pilihanPaket }) => pilihanPaket(apiHost, pilihan))
        .then((known) => {
          setDikenal(known)
          setTambahan(known.status === 'tidak-ada' ? null : { ...pilihan, label: known.label })
        })
        .catch(() => undefined)
    }
  }, [apiHost, produk])

  useEffect(() => {
    if (location.hash !== DITERIMA) return
    void import('./tersimpan.ts').then(({ bacaTerima }) => setDone(bacaTerima(store))).catch(() => undefined)
  }, [])

  useEffect(() => {
    // An option can be chosen once it stands in the list, not before.
    const field = form.current && fieldOf(form.current, 'paket')
    if (field && tambahan && field.value === '') field.value = tambahan.value
  }, [tambahan])

  const showErrors = (found: Errors, text: string) => {
    flushSync(() => {
      setErrors(found)
      setMessage(text)
    })
    const first = FIELDS.find((name) => found[name])
    if (first && form.current) fieldOf(form.current, first)?.focus()
  }

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    saveDraft(store, new FormData(event.currentTarget))
    const target = event.target
    const name = FIELDS.find((field) => target instanceof HTMLElement && target.id === `daftar-${field}`)
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined })
    if (name !== 'paket') return
    // From here on the visitor's own choice counts, at a reload too.
    setBerganti(fieldOf(event.currentTarget, name)?.value !== tambahan?.value)
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    const parts = await Promise.all([
      import('./periksa.ts'),
      import('./kirim.ts'),
      import('./kunci.ts'),
      import('./tersimpan.ts'),
    ]).catch(() => null)
    if (!parts) {
      setBusy(false)
      return showErrors({}, 'Formulir belum lengkap dimuat. Periksa sambungan internet Anda, lalu coba lagi.')
    }
    const [{ bodyOf, check }, { kirimPendaftaran }, { kunci }, { simpanTerima }] = parts
    const checked = check(data)
    if (!checked.ok) {
      setBusy(false)
      return showErrors(checked.errors, 'Periksa isian yang ditandai.')
    }
    setErrors({})
    setMessage('')
    const body = JSON.stringify(bodyOf(data))
    const result = await kirimPendaftaran(apiHost, body, kunci.keyFor(body))
    setBusy(false)
    if (!result.ok) return showErrors(result.errors, result.message)
    clearDraft(store)
    kunci.forget()
    const { paket } = checked.data
    const label = paket === tambahan?.value ? (dikenal?.label ?? tambahan.label) : paket
    const diterima = terima({ ...result, sent: checked.data, label, hours })
    if (simpanTerima(store, diterima)) {
      history.replaceState(history.state, '', `${location.pathname}${location.search}${DITERIMA}`)
    }
    setDone(diterima)
  }

  // Rooms belong to the package that came along, not to what was chosen instead.
  const kamar = (!berganti && (dikenal?.kamar ?? tambahan?.kamar)) || []
  const choices: Partial<Record<IsianName, Pilihan[]>> = {
    paket: paketPilihan(tambahan),
    ...(kamar.length > 0 && { kamar: kamarPilihan(kamar) }),
  }
  const field = (name: IsianName) => {
    const { label, hint, optional, required, rows, type = 'text', autocomplete, inputmode } = ISIAN[name]
    const list = choices[name]
    if (name === 'kamar' && !list) return null
    const said =
      name === 'paket' ? !berganti && dikenal?.keterangan && <KeteranganPaket {...dikenal} /> : hint
    return (
      <Bidang key={name} name={name} label={label} optional={optional} hint={said} error={errors[name]}>
        {(control) =>
          list ? (
            <select {...control} defaultValue={name === 'kamar' ? kamarDraft : ''} required={required}>
              {list.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          ) : rows ? (
            <textarea {...control} rows={rows} />
          ) : (
            <input
              {...control}
              type={type}
              autoComplete={autocomplete}
              inputMode={inputmode}
              required={required}
            />
          )
        }
      </Bidang>
    )
  }
  if (done) return <Selesai {...done} brand={brand} chatPhone={chatPhone} />
  return (
    <form
      ref={form}
      className="pendaftaran"
      method="post"
      action={`${apiHost}/api/pendaftaran`}
      onInput={onInput}
      onSubmit={onSubmit}
      aria-busy={busy}
    >
      {FORMULIR.map(({ fields, hint }) => (
        <Fragment key={fields[0]}>
          {fields.length > 1 ? <div className="berdua">{fields.map(field)}</div> : fields.map(field)}
          {hint && <p className="petunjuk kontak">{hint}</p>}
        </Fragment>
      ))}
      {/* A trap for machines that fill whatever they find, save what is plainly hidden; people never meet it. */}
      <div className="situs visually-hidden" aria-hidden="true">
        <label htmlFor="daftar-situs-web">Situs web</label>
        <input
          id="daftar-situs-web"
          name={PENDAFTARAN_HONEYPOT}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      {children}
      <Centang name="setuju" required error={errors.setuju}>
        {PERSETUJUAN.teks}
      </Centang>
      <Centang name="setuju_pemasaran">{PERSETUJUAN.pemasaran}</Centang>
      <div className="kirim">
        <p className="pesan" role="alert">
          {message}
        </p>
        <button className="btn btn--block" type="submit" aria-disabled={busy}>
          {busy ? 'Mengirim …' : FORMULIR_KIRIM}
        </button>
      </div>
    </form>
  )
}

function KeteranganPaket({ status, keterangan }: PilihanPaket) {
  if (status === 'terbuka') return keterangan
  return (
    <span>
      {keterangan} <a href={page.paket}>Lihat paket lain</a>
    </span>
  )
}
