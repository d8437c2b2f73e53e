import * as page from '@safar/shared/address/page'
import { agencyChatUrl } from '@safar/shared/agency'
import { formatHarga } from '@safar/shared/format/rupiah'
import { kamarHarga, kamarLabel } from '@safar/shared/paket/kamar'
import { paketState } from '@safar/shared/paket/rules'
import { pilihanNama } from '@safar/shared/pendaftaran/formulir'
import { PAKET_TIDAK_ADA, pilihanKeterangan } from '@safar/shared/pendaftaran/keterangan'
import {
  PENDAFTARAN_ALASAN,
  PENDAFTARAN_HONEYPOT,
  PENDAFTARAN_KUNCI,
  PERSETUJUAN,
  PILIHAN_KOSONG,
  PILIHAN_PAKET,
} from '@safar/shared/pendaftaran/schema'
import { escapeHtml } from '../plugins/html.ts'
import { type HalamanContext, halaman } from './halaman.ts'
import type { PaketPilihan } from './paket-pilihan.ts'

/*
 * The registration form as a page of the server's own, for whoever has no scripts: it takes a package along from its page, and
 * comes back with what was filled in and a message at each field that needs mending.
 */

interface FieldOptions {
  type?: string
  autocomplete?: string
  hint?: string
  required?: boolean
  optional?: boolean
  rows?: number
}

export interface FormPage extends HalamanContext {
  values: Record<string, string>
  /** What went wrong; null for a form that nobody has sent yet. */
  failure: { message: string; errors: Record<string, string[]> } | null
  /** The package among the values, where there is one. */
  paket: PaketPilihan | null
  /** Names this sending. */
  kunci: string
  /** The day in Jakarta, `YYYY-MM-DD`. */
  today: string
}

export function formPage({ values, failure, paket, kunci, today, ...context }: FormPage): string {
  const errors = failure?.errors ?? {}
  const value = (name: string) => escapeHtml(values[name] ?? '')
  const messageOf = (name: string) => {
    const text = errors[name]?.join('. ')
    return text ? `<p class="pesan" id="${name}-pesan">${escapeHtml(text)}</p>` : ''
  }
  const hintOf = (name: string, hint = '') =>
    hint && `<p class="petunjuk" id="${name}-petunjuk">${escapeHtml(hint)}</p>`
  const aria = (name: string, hint = '') => {
    const described = [errors[name] && `${name}-pesan`, hint && `${name}-petunjuk`].filter(Boolean).join(' ')
    return `${errors[name] ? ' aria-invalid="true"' : ''}${described && ` aria-describedby="${described}"`}`
  }
  const wrapped = (name: string, label: string, control: string, hint = '', optional = false) =>
    `<div><label for="${name}">${label}${optional ? ' <span>(boleh dikosongkan)</span>' : ''}</label>${control}${messageOf(name)}${hintOf(name, hint)}</div>`
  const field = (name: string, label: string, options: FieldOptions) => {
    const { type = 'text', autocomplete, hint, required, optional, rows } = options
    const common = `id="${name}" name="${name}"${required ? ' required' : ''}${
      autocomplete ? ` autocomplete="${autocomplete}"` : ''
    }${aria(name, hint)}`
    const control = rows
      ? `<textarea ${common} rows="${rows}">${value(name)}</textarea>`
      : `<input ${common} type="${type}" value="${value(name)}">`
    return wrapped(name, label, control, hint, optional)
  }
  const choice = (name: string, label: string, choices: readonly Choice[], hint = '', optional = false) => {
    const chosen = values[name] ?? ''
    const options = choices
      .map(({ value, label: text }) => {
        const selected = value === chosen ? ' selected' : ''
        return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(text)}</option>`
      })
      .join('')
    const required = optional ? '' : ' required'
    const control = `<select id="${name}" name="${name}"${required}${aria(name, hint)}>${options}</select>`
    return wrapped(name, label, control, hint, optional)
  }
  const checkbox = (name: string, label: string, required: boolean) =>
    `<div class="centang"><label for="${name}"><input type="checkbox" id="${name}" name="${name}" value="1"${
      values[name] ? ' checked' : ''
    }${required ? ' required' : ''}${aria(name)}><span>${escapeHtml(label)}</span></label>${messageOf(name)}</div>`

  const kamar = paket && paketState(paket, today) === 'terbuka' ? kamarChoices(paket) : []
  const trap = PENDAFTARAN_HONEYPOT
  const { agency, site } = context
  const title = failure ? 'Pendaftaran belum terkirim' : 'Daftar'

  return halaman(
    context,
    title,
    `<h1>Pendaftaran Calon Jamaah</h1>
${failure ? failureSection(failure) : ''}
<form method="post" action="/api/pendaftaran" novalidate>
${field('nama', 'Nama', { required: true, autocomplete: 'name' })}
${choice('paket', 'Paket', paketChoices(values.paket ?? '', paket), paketHint(values.paket ?? '', paket, today))}
${kamar.length > 1 ? choice('kamar', 'Kamar', kamar, 'Harga per orang.', true) : ''}
${field('telepon', 'Telepon (WhatsApp)', { type: 'tel', autocomplete: 'tel', hint: 'Isi nomor telepon atau email, salah satu saja cukup.' })}
${field('email', 'Email', { type: 'email', autocomplete: 'email' })}
${field('jumlah_pax', 'Jumlah orang', { type: 'text', optional: true })}
${field('catatan', 'Catatan', { rows: 4, optional: true })}
<div class="perangkap" aria-hidden="true"><label for="${trap}">Jangan diisi</label><input id="${trap}" name="${trap}" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="${PENDAFTARAN_KUNCI}" value="${escapeHtml(kunci)}">
<p class="alasan">${PENDAFTARAN_ALASAN} <a href="${escapeHtml(`${site}${page.privasi}`)}">Kebijakan Privasi</a></p>
${checkbox('setuju', PERSETUJUAN.teks, true)}
${checkbox('setuju_pemasaran', PERSETUJUAN.pemasaran, false)}
<button class="btn" type="submit">Kirim Pendaftaran</button>
</form>
<a class="btn btn--line" href="${escapeHtml(agencyChatUrl(agency))}">Tanya dulu lewat WhatsApp</a>`,
  )
}

function failureSection({ message, errors }: NonNullable<FormPage['failure']>): string {
  const links = Object.entries(errors)
    .map(([name, texts]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(texts.join('. '))}</a></li>`)
    .join('')
  return `<section class="galat" role="alert" aria-labelledby="galat">
<h2 id="galat">Pendaftaran belum terkirim</h2>
<p>${escapeHtml(message)}</p>${links ? `\n<ul>${links}</ul>` : ''}
</section>`
}

interface Choice {
  value: string
  label: string
}

function paketChoices(chosen: string, paket: PaketPilihan | null): Choice[] {
  const own = paket
    ? [{ value: paket.slug, label: paket.nama_paket }]
    : isKnownChoice(chosen)
      ? []
      : [{ value: chosen, label: pilihanNama(chosen) }]
  return [
    { value: '', label: PILIHAN_KOSONG },
    ...own,
    ...PILIHAN_PAKET.map((pilihan) => ({ value: pilihan, label: pilihan })),
  ]
}

function paketHint(chosen: string, paket: PaketPilihan | null, today: string): string {
  if (paket) return pilihanKeterangan(paket, today)
  // A programme that is no package of its own comes by its name: what looks like an address is one that leads nowhere.
  return isKnownChoice(chosen) || pilihanNama(chosen) === chosen ? '' : PAKET_TIDAK_ADA
}

function kamarChoices(paket: PaketPilihan): Choice[] {
  const offered = kamarHarga(paket).map(({ kamar, harga }) => ({
    value: kamar,
    label: `${kamarLabel(kamar)} · ${formatHarga(harga, paket.currency)}`,
  }))
  return [{ value: '', label: 'Belum menentukan' }, ...offered]
}

function isKnownChoice(choice: string): boolean {
  return choice === '' || choice === PILIHAN_KOSONG || PILIHAN_PAKET.some((known) => known === choice)
}
