import { KELUARGA_AWALAN } from '@safar/shared/content/paket/hitung/alamat'
import { readKamarHash } from '@safar/shared/content/paket/kamar-alamat'
import { BERANGKAT_CHOICES, petunjukIsian } from '@safar/shared/people/pendaftaran/berangkat'
import {
  type Choice,
  FORM_BACK,
  FORM_NEXT,
  FORM_STEPS,
  FORM_SUBMIT,
  type FormFieldName,
  type FormRow,
  kamarChoices,
  langkahKe,
  PENDAFTARAN_HONEYPOT,
  paketChoices,
} from '@safar/shared/people/pendaftaran/form-fields'
import * as page from '@safar/shared/platform/address/page'
import type { Persetujuan } from '@safar/shared/settings/agency'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
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
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import { type BroughtPaket, broughtPaket } from './brought-paket.ts'
import { clearDraft, type Errors, FIELDS, type Field, readDraft, saveDraft, stepOf } from './draft.ts'
import { Isian } from './isian.tsx'
import { Tick } from './labelled-field.tsx'
import type { PaketNews } from './paket-news.ts'
import type { Received } from './received.ts'
import type { Rombongan } from './rombongan.ts'
import type { TanyaEmail } from './tanya-email.tsx'
import type { Thanks } from './thanks.tsx'
import { headingId, toHeading, useLangkah } from './use-langkah.ts'

interface Props {
  /** The figures that a family's cost is counted by. */
  aturan: CalculationRules
  /** Origin of the API for browsers; empty for the page's own. */
  apiHost: string
  brand: string
  chatPhone: string
  persetujuan: Persetujuan
  /** The office hours. */
  hours: string
  /** Packages with a fixed page, known without asking. */
  produk: BroughtPaket[]
  /** Rendered before the consent: why the form asks, and how long data is kept. */
  children?: ReactNode
}

const store = () => window.sessionStorage
/** The hash of the receipt: a reload shows it again, the link of a Booking button the form. */
const RECEIVED_HASH = '#diterima'
const CHECK = 'Periksa isian yang ditandai.'

/** Releases the space kept for the package's facts. */
const letGo = () => document.documentElement.removeAttribute('data-bawa')

function fieldOf(form: HTMLFormElement, name: Field) {
  const element = form.elements.namedItem(name)
  if (element instanceof HTMLInputElement) return element
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element : null
}

/** Opens what a field is folded into. */
function unfold(field: Element | null): void {
  const fold = field?.closest('details')
  if (fold) fold.open = true
}

/**
 * Renders the registration in two steps; without scripts the same markup is a plain form of both that posts to the API.
 */
export default function FormPendaftaran({
  apiHost,
  aturan,
  brand,
  chatPhone,
  hours,
  persetujuan,
  produk,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [brought, setBrought] = useState<BroughtPaket | null>(null)
  /** True once the visitor chose another package than the link brought along. */
  const [changed, setChanged] = useState(false)
  const [news, setNews] = useState<PaketNews | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  /** The error, and the step that shows it. */
  const [message, setMessage] = useState({ text: '', step: 0 })
  const [busy, setBusy] = useState(false)
  /** The registration sent, with the lazy component of its receipt. */
  const [done, setDone] = useState<{ Terima: typeof Thanks; isi: Received } | null>(null)
  /** The room that came along or of the draft, until the packages' rooms are known. */
  const [kamarDraft, setKamarDraft] = useState('')
  /** A family that the calculator sent along, with the code that knows of families. */
  const [rombongan, setRombongan] = useState<{
    kode: typeof import('./rombongan.ts')
    Kartu: typeof import('./kartu-rombongan.tsx').KartuRombongan
    isi: Rombongan
  } | null>(null)

  /** The address that was most likely meant, where there is a sign of a slip. */
  const [tanya, setTanya] = useState<{ Tanya: typeof TanyaEmail; email: string } | null>(null)
  /** The mail address that was asked about before sending: once is enough. */
  const ditanya = useRef('')

  const { langkah, next, back } = useLangkah(
    () => form.current !== null && fieldOf(form.current, 'nama')?.value !== '',
  )

  useEffect(() => {
    const element = form.current
    if (!element) return
    // Errors are shown beside the fields; the browser's own serve with scripts off.
    element.noValidate = true
    // Fields restored by the browser, or typed before hydration, are unfolded.
    for (const fold of element.querySelectorAll('details'))
      fold.open ||= [...fold.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(
        ({ value }) => value !== '',
      )
    // Somebody pressed before hydration (`pages/daftar/index.astro`).
    if (element.dataset.ditekan !== undefined) element.querySelector<HTMLElement>('.lanjut button')?.click()
    // With scripts the package comes along by itself: without another choice it is the one.
    const choice = fieldOf(element, 'paket')
    if (choice) choice.required = false
    const draft = readDraft(store)
    const asked = new URLSearchParams(location.search).get('paket')
    const own = broughtPaket(asked ?? draft.paket, produk)
    setBrought(own)
    // The room chosen on the package's page, or else the draft's.
    setKamarDraft(readKamarHash(location.hash)?.kamar ?? draft.kamar ?? '')
    // A choice from before hydration stays.
    const value = asked ?? draft.paket
    if (choice && value && choice.value === '') choice.value = value
    if (own && asked && location.hash.startsWith(KELUARGA_AWALAN)) {
      void Promise.all([import('./rombongan.ts'), import('./kartu-rombongan.tsx')])
        .then(async ([kode, { KartuRombongan: Kartu }]) => {
          const isi = await kode.readRombongan(apiHost, own, location.hash, undefined, undefined, aturan)
          setRombongan(isi && { kode, Kartu, isi })
        })
        .catch(() => undefined)
    }
    if (!own || produk.includes(own)) letGo()
    else {
      void import('./paket-news.ts')
        .then(({ askPaketNews }) => askPaketNews(apiHost, own, undefined, undefined, aturan))
        .then((known) => {
          setNews(known)
          setBrought(known.status === 'tidak-ada' ? null : { ...own, label: known.label })
        })
        .catch(() => undefined)
        .finally(letGo)
    }
  }, [apiHost, produk])

  useEffect(() => {
    if (location.hash !== RECEIVED_HASH) return
    void Promise.all([import('./kept-received.ts'), import('./thanks.tsx')])
      .then(([{ readReceived }, { Thanks: Terima }]) => {
        const isi = readReceived(store)
        setDone(isi && { Terima, isi })
      })
      .catch(() => undefined)
  }, [])

  useEffect(() => {
    // An option can be selected once it is rendered, not before.
    const field = form.current && fieldOf(form.current, 'paket')
    if (field && brought && field.value === '') field.value = brought.value
  }, [brought])

  // The family belongs to the package that it was counted for.
  const ikut = changed ? null : rombongan

  const showErrors = (found: Errors, text: string) => {
    const first = FIELDS.find((name) => found[name])
    flushSync(() => {
      setErrors(found)
      setMessage({ text, step: first ? stepOf(first) : (langkah ?? 0) })
    })
    if (!first || !form.current) return
    if (stepOf(first) < (langkah ?? 0)) back()
    for (const name of FIELDS) if (found[name]) unfold(fieldOf(form.current, name))
    fieldOf(form.current, first)?.focus()
  }

  const emailField = () => form.current && fieldOf(form.current, 'email')
  /** Asks about a probably mistyped address; tells if it asked. */
  const checkEmail = async (typed: string) => {
    const parts = typed ? await import('./tanya-email.tsx').catch(() => null) : null
    // Corrected meanwhile, by the press that left the field.
    if (emailField()?.value !== typed) return false
    const email = parts?.dugaanEmail(typed) ?? ''
    setTanya(parts && email ? { Tanya: parts.TanyaEmail, email } : null)
    return email !== ''
  }

  /** Goes to the second step once the fields of the first are valid. */
  const onNext = async (data: FormData) => {
    setBusy(true)
    // If the module of the checks fails to load, it is loaded again before anything is sent.
    const parts = await import('./check.ts').catch(() => null)
    setBusy(false)
    const checked = parts?.check(data)
    const all = checked && !checked.ok ? checked.errors : {}
    const found = Object.fromEntries(
      FIELDS.flatMap((name) => (stepOf(name) === 0 && all[name] ? [[name, all[name]]] : [])),
    )
    if (Object.keys(found).length > 0) return showErrors(found, CHECK)
    setErrors({})
    setMessage({ text: '', step: 0 })
    next()
    const [telepon, email] = [form.current && fieldOf(form.current, 'telepon'), emailField()]
    // Below the heading, which stays in sight: the second step costs no press more than one long form did.
    if (telepon?.value === '' && email?.value === '') telepon.focus({ preventScroll: true })
  }

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    saveDraft(store, new FormData(event.currentTarget))
    // Preloads the module by the time that the step is done.
    void import('./check.ts').catch(() => undefined)
    const target = event.target
    const name = FIELDS.find((field) => target instanceof HTMLElement && target.id === `daftar-${field}`)
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined })
    if (name === 'email') setTanya(null)
    if (name !== 'paket') return
    // From now on the visitor's own choice counts, after a reload too.
    setChanged(fieldOf(event.currentTarget, name)?.value !== brought?.value)
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    if (ikut) ikut.kode.completeForm(data, ikut.isi)
    // Sent by the Enter key.
    if (langkah === 0) return onNext(data)
    setBusy(true)
    const parts = await Promise.all([
      import('./check.ts'),
      import('./send.ts'),
      import('./sending-key.ts'),
      import('./kept-received.ts'),
      import('./received.ts'),
      import('./thanks.tsx'),
    ]).catch(() => null)
    if (!parts) {
      setBusy(false)
      return showErrors({}, 'Formulir belum lengkap dimuat. Periksa sambungan internet Anda, lalu coba lagi.')
    }
    const [
      { bodyOf, check },
      { sendPendaftaran },
      { sendingKey },
      { keepReceived },
      { receivedOf },
      { Thanks: Terima },
    ] = parts
    const checked = check(data)
    if (!checked.ok) {
      setBusy(false)
      return showErrors(checked.errors, CHECK)
    }
    const { paket } = checked.data
    const typed = emailField()?.value ?? ''
    if (typed !== ditanya.current && (await checkEmail(typed))) {
      ditanya.current = typed
      setBusy(false)
      showErrors({}, 'Periksa alamat email Anda. Bila sudah benar, kirim sekali lagi.')
      return emailField()?.focus()
    }
    setErrors({})
    setMessage({ text: '', step: 0 })
    const body = JSON.stringify(bodyOf(data))
    const result = await sendPendaftaran(apiHost, body, sendingKey.keyFor(body))
    setBusy(false)
    if (!result.ok) return showErrors(result.errors, result.message)
    clearDraft(store)
    sendingKey.forget()
    const label = paket === brought?.value ? (news?.label ?? brought.label) : paket
    const received = receivedOf({ ...result, sent: checked.data, label, hours })
    const isKept = keepReceived(store, received, hours)
    setDone({ Terima, isi: received })
    const mark = () => {
      if (isKept) history.replaceState(null, '', `${location.pathname}${location.search}${RECEIVED_HASH}`)
    }
    mark()
    // The form's two history entries become one: Back leads to where the visitor came from, and sends nothing twice.
    addEventListener('popstate', mark, { once: true })
    history.back()
  }

  // The rooms belong to the package that came along, not to another choice.
  const kamar = (!changed && (news?.kamar ?? brought?.kamar)) || []
  const choices: Partial<Record<FormFieldName, Choice[]>> = {
    paket: paketChoices(brought),
    ikut: [...BERANGKAT_CHOICES.ikut],
    kursi_roda: [...BERANGKAT_CHOICES.kursi_roda],
    ...(kamar.length > 0 && { kamar: kamarChoices(kamar) }),
  }
  const askEmail = ({ Tanya, email }: NonNullable<typeof tanya>) => (
    <Tanya
      email={email}
      onUse={() => {
        const typed = emailField()
        if (typed) typed.value = email
        setTanya(null)
        typed?.focus()
      }}
    />
  )
  const field = (name: FormFieldName) => {
    const list = choices[name]
    if (name === 'kamar' && !list) return null
    // The family answers both.
    if (ikut && (name === 'kamar' || name === 'jumlah_pax' || name === 'usia')) return null
    const biaya = changed ? [] : (news?.tidakTermasuk ?? brought?.tidakTermasuk ?? [])
    const said =
      name === 'paket'
        ? !changed && news?.keterangan && <PaketNewsText {...news} />
        : name === 'email' && tanya
          ? askEmail(tanya)
          : petunjukIsian(name, biaya)
    return (
      <Isian
        key={name}
        name={name}
        choices={list}
        first={name === 'kamar' ? kamarDraft : ''}
        hint={said}
        error={errors[name]}
      />
    )
  }
  const row = ({ fields, hint }: FormRow) => (
    <Fragment key={fields[0]}>
      {fields.length > 1 ? <div className="pair">{fields.map(field)}</div> : fields.map(field)}
      {hint && <p className="hint contact">{hint}</p>}
    </Fragment>
  )
  if (done) return <done.Terima {...done.isi} brand={brand} chatPhone={chatPhone} />
  return (
    <form
      ref={form}
      className="pendaftaran"
      method="post"
      action={`${apiHost}/api/pendaftaran`}
      onInput={onInput}
      onBlur={({ target }: { target: EventTarget }) => {
        const typed = emailField()
        if (typed && target === typed) void checkEmail(typed.value)
      }}
      onSubmit={onSubmit}
      aria-busy={busy}
      data-diam={langkah === null || undefined}
    >
      {FORM_STEPS.map(({ judul, rows, lain }, step) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in the browsers of the floor.
        <div
          key={judul}
          role="group"
          className="langkah"
          aria-labelledby={headingId(step)}
          hidden={langkah !== null && langkah !== step}
        >
          <h2 id={headingId(step)} tabIndex={-1}>
            <span>{langkahKe(step)}</span> {judul}
          </h2>
          {step === 0 && ikut && (
            <ikut.Kartu {...ikut.kode.rombonganDilihat(ikut.isi)} onRelease={() => setRombongan(null)} />
          )}
          {rows.map(row)}
          {lain && (
            <details className="lain">
              <summary>
                {lain.judul}
                <Icon name="down" size={20} />
              </summary>
              <div>{lain.rows.map(row)}</div>
            </details>
          )}
          {step === 0 ? (
            <div className="send lanjut">
              <Message text={message.step === step ? message.text : ''} />
              <button
                className="btn btn--block"
                type="button"
                aria-disabled={busy}
                onClick={() => form.current && !busy && void onNext(new FormData(form.current))}
              >
                {busy ? 'Sebentar …' : FORM_NEXT}
              </button>
            </div>
          ) : (
            <>
              {/* A trap for machines that fill whatever they find, save what is plainly hidden; people never meet it. */}
              <div className="trap visually-hidden" aria-hidden="true">
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
              <input type="hidden" name="persetujuan_versi" value={persetujuan.versi} />
              <Tick name="setuju" required error={errors.setuju}>
                {persetujuan.teks}
              </Tick>
              <Tick name="setuju_pemasaran">{persetujuan.pemasaran}</Tick>
              <div className="send">
                <Message text={message.step === step ? message.text : ''} />
                <button className="btn btn--block" type="submit" aria-disabled={busy}>
                  {busy ? 'Mengirim …' : FORM_SUBMIT}
                </button>
                <button
                  className="kembali"
                  type="button"
                  onClick={() => {
                    back()
                    toHeading(0)
                  }}
                >
                  {FORM_BACK}
                </button>
              </div>
            </>
          )}
        </div>
      ))}
    </form>
  )
}

function Message({ text }: { text: string }) {
  return (
    <p className="message" role="alert">
      {text}
    </p>
  )
}

function PaketNewsText({ status, keterangan, tunggu }: PaketNews) {
  if (status === 'terbuka') return <Berangka text={keterangan} />
  return (
    <span>
      <Berangka text={keterangan} /> {tunggu && <a href={tunggu.path}>{tunggu.judul}</a>}{' '}
      <a href={page.paket}>Lihat paket lain</a>
    </span>
  )
}
