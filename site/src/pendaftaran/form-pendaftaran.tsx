import * as page from '@safar/shared/address/page'
import type { PERSETUJUAN } from '@safar/shared/pendaftaran/schema'
import { type InputEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Bidang, Centang } from './bidang.tsx'
import { clearDraft, type Errors, FIELDS, type Field, readDraft, saveDraft, TYPED } from './isian.ts'
import { type Pilihan, pilihanTambahan } from './pilihan.ts'
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
  produk: Pilihan[]
  /** The shared rules as plain values: their checks are heavy and come when something is to be checked. */
  aturan: {
    persetujuan: typeof PERSETUJUAN
    kosong: string
    pilihan: readonly string[]
    jebakan: string
  }
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
export default function FormPendaftaran({
  apiHost,
  brand,
  chatPhone,
  hours,
  produk,
  aturan,
  children,
}: Props) {
  const { persetujuan, kosong, pilihan: tetap, jebakan } = aturan
  const form = useRef<HTMLFormElement>(null)
  const [tambahan, setTambahan] = useState<Pilihan | null>(null)
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
    const pilihan = pilihanTambahan(asked ?? draft.paket, produk, tetap)
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
  }, [apiHost, produk, tetap])

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
  if (done) return <Selesai {...done} kosong={kosong} brand={brand} chatPhone={chatPhone} />
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
      <Bidang
        name="nama"
        label="Nama"
        hint="Seperti di paspor, paling sedikit tiga kata bila ada."
        error={errors.nama}
      >
        {(control) => <input {...control} type="text" autoComplete="name" required />}
      </Bidang>
      <div className="berdua">
        <Bidang name="telepon" label="Telepon (WhatsApp)" error={errors.telepon}>
          {(control) => <input {...control} type="tel" autoComplete="tel" inputMode="tel" />}
        </Bidang>
        <Bidang name="email" label="Email" error={errors.email}>
          {(control) => <input {...control} type="email" autoComplete="email" inputMode="email" />}
        </Bidang>
      </div>
      <p className="petunjuk kontak">Isi nomor telepon atau email, salah satu saja cukup.</p>
      <Bidang
        name="paket"
        label="Paket"
        error={errors.paket}
        hint={!berganti && dikenal?.keterangan && <KeteranganPaket {...dikenal} />}
      >
        {(control) => (
          <select {...control} defaultValue="" required>
            <option value="">{kosong}</option>
            {tambahan && <option value={tambahan.value}>{tambahan.label}</option>}
            {tetap.map((pilihan) => (
              <option key={pilihan} value={pilihan}>
                {pilihan}
              </option>
            ))}
          </select>
        )}
      </Bidang>
      <div className="berdua">
        {kamar.length > 0 && (
          <Bidang name="kamar" label="Kamar" optional error={errors.kamar} hint="Harga per orang.">
            {(control) => (
              <select {...control} defaultValue={kamarDraft}>
                <option value="">Belum menentukan</option>
                {kamar.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Bidang>
        )}
        <Bidang name="jumlah_pax" label="Jumlah orang" optional error={errors.jumlah_pax}>
          {(control) => <input {...control} type="text" inputMode="numeric" />}
        </Bidang>
      </div>
      <Bidang name="catatan" label="Catatan" optional error={errors.catatan}>
        {(control) => <textarea {...control} rows={3} />}
      </Bidang>
      {/* A trap for machines that fill whatever they find; people and screen readers never meet it. */}
      <div className="situs" aria-hidden="true">
        <label htmlFor="daftar-situs-web">Situs web</label>
        <input id="daftar-situs-web" name={jebakan} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <Centang name="setuju" required error={errors.setuju}>
        {persetujuan.teks}
      </Centang>
      <Centang name="setuju_pemasaran">{persetujuan.pemasaran}</Centang>
      <div className="kirim">
        <p className="pesan" role="alert">
          {message}
        </p>
        <button className="btn btn--block" type="submit" aria-disabled={busy}>
          {busy ? 'Mengirim …' : 'Kirim Pendaftaran'}
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
